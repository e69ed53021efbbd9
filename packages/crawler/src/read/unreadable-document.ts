/** A document that cannot be read; the message says why, in words for the owner of the site. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
}
