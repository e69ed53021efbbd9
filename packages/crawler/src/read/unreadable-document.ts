/** The message is shown to the site's owner. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
}
