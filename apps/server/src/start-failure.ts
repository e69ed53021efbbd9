/** Why Foyer can't start, in one line for the person at the terminal. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
