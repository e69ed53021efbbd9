/** The server cannot start, and the message tells the person at the terminal why and what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
