import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import type { EditHistory } from '#src/node/edit/editHistory.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import type { CodeFault } from './codeFault.ts'
import type { Preview } from './preview.ts'
import type { TeamPreview } from './teamKey.ts'
import type { RenderFaults } from './renderFaults.ts'

/**
 * The context for answering requests: the state of the config, and the code that renders pages (`entry`), whose `version` is incremented on
 * each change. `template` is the document into which pages are inserted, and `transform` prepares one for the browser. `openInEditor` opens
 * `file:line:column`. `editing` is set if the site can be edited in the browser. Fixes need no notification, because they change a file.
 */
export type PreviewContext = {
  configDir: string
  preview: Preview
  /** Why edited code cannot be run; the previous code stays in use. */
  fault?: CodeFault | undefined
  /** Pages that cannot be rendered. */
  renderFaults: RenderFaults
  entry: ServerEntry
  version: number
  template(): string
  transform(pathname: string, html: string): Promise<string>
  openInEditor(place: string): Promise<void>
  editing?: EditHistory | undefined
  /** What the person may do; everything if undefined. */
  guard?: Guard | undefined
  /** Set in a team’s editor. */
  team?: TeamPreview | undefined
  /** Where builds store their notes. */
  workDir?: string | undefined
  /** The time that decides what is live, in milliseconds since 1970; now if omitted. */
  at?: number | undefined
}

/** A response. */
export type Sent = { status: number; type: string; body: string | Buffer; location?: string }
