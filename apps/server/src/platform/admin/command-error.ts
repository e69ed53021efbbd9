/** A failure whose message is shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}
