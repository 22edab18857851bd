/** The reason why no browser is available for tests, as a single readable message. */
export class BrowserError extends Error {
  override name = 'BrowserError'
}
