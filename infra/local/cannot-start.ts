/** A reason not to start that the person at the keyboard can do something about: it is printed as it is, without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
