/** Why there is no browser to test with, in one message for people. */
export class BrowserError extends Error {
  override name = 'BrowserError'
}
