import type { Desk } from '#src/node/dev/desk.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { editorPage } from './editorPage.ts'
import type { EditorPage } from './wire.ts'

/** A page as it is on disk at this moment; while that is broken, as it was when it was good. Undefined when there was no good one yet. */
export function pageNow({ configDir, preview }: Desk, path: string): EditorPage | undefined {
  const { site, problems } = loadDraft(configDir, [])
  const known = site ?? preview.good?.site
  return known && editorPage(configDir, known, problems, path)
}
