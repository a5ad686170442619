/** A problem that the user can solve before the next start. Its message is printed without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
