import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import type { EditHistory } from '#src/node/edit/editHistory.ts'
import type { CodeFault } from './codeFault.ts'
import type { Preview } from './preview.ts'
import type { RenderFaults } from './renderFaults.ts'

/**
 * What requests are answered with: the state of the config, and the code that renders pages (`entry`), whose `version` counts up.
 * `template` is the document that pages are put into, and `transform` makes one ready for the browser. `openInEditor` opens
 * `file:line:column`. `editing` is there when the site is edited in the browser. A fix shows itself, since it changes a file.
 */
export type PreviewContext = {
  configDir: string
  preview: Preview
  /** Why code that has been edited cannot be run as it is; what ran before it goes on. */
  fault?: CodeFault | undefined
  /** Pages that cannot be rendered. */
  renderFaults: RenderFaults
  entry: ServerEntry
  version: number
  template(): string
  transform(pathname: string, html: string): Promise<string>
  openInEditor(place: string): Promise<void>
  editing?: EditHistory | undefined
  /** Where builds keep what they have noted. */
  workDir?: string | undefined
  /** The moment that decides what is live, in milliseconds since 1970; now when it is left out. */
  at?: number | undefined
}

/** What is sent back. */
export type Sent = { status: number; type: string; body: string | Buffer; location?: string }
