import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A fresh clone has no times of an earlier run. A long file that begins last would leave a processor idle. */
const longest = ['/e2e/core', '/e2e/alone/', '/faults/', '/handlers/large-report.', '/exports/write-export.'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place < 0 ? longest.length : place;
};

/** The files that take longest begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
