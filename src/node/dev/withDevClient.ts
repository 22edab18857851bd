/** Where Vite serves the scripts of the preview from. */
export const DEV_CLIENT = '/src/node/dev/client/main.ts'

/** A document with the scripts of the preview; `digest` names what it shows (`stateDigest`). */
export function withDevClient(html: string, digest: string): string {
  return html.replace('</body>', () => `<script type="module" src="${DEV_CLIENT}" data-digest="${digest}"></script></body>`)
}
