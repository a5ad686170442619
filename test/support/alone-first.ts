import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the stories that must run alone first, because they take longest. */
export class AloneFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isAlone = ({ project }: TestSpecification) => project.name === 'stories-alone';
    return [...sorted.filter(isAlone), ...sorted.filter((file) => !isAlone(file))];
  }
}
