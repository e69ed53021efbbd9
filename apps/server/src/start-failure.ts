/** A startup error with a message for the operator. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
