/** A command that won't do what was asked; the message tells the person at the terminal why. */
export class Refusal extends Error {
  override name = 'Refusal'
}
