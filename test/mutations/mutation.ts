interface Edit {
  file: string;
  find: string;
  replace: string;
}

export interface Mutation {
  /** The promise that it breaks. */
  promise: string;
  edits: Edit[];
  /** The test files that must go red. */
  tests: string[];
  /** What the synthesised application must say: the tests are stories then, which are run on it (`npm run test:synthesised`). */
  says?: string;
}

/** A break of one line. */
export const broken = (promise: string, file: string, find: string, replace: string, tests: string[]): Mutation => ({
  promise,
  edits: [{ file, find, replace }],
  tests,
});
