/** A reason not to start that the user can remove: the message is printed without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
