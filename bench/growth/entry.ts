/** A way in for what strangers write. */
export interface Entry {
  name: string
  /** The longest text that is let in, in characters. */
  longest: number
  run(text: string): unknown
}
