/** A failure whose message is shown without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
