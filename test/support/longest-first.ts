import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By how long they take. A fresh clone has no times to go by, and a long file that begins last leaves a processor idle. */
const longest = [
  '/engine.model.',
  '/handlers/large-report.',
  '/e2e/alone/',
  '/e2e/accessibility.',
  '/e2e/admin-screens.',
];

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
