import type { Desk } from '#src/node/dev/desk.ts'
import type { EditResult } from '#src/node/edit/editResult.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { editorFile } from './editorFile.ts'
import { editorProblems } from './editorProblems.ts'
import { pageNow } from './pageNow.ts'
import type { EditorAnswer } from './wire.ts'

/** What became of an edit of a file, with that file and the page that is open as they are now. */
export function editorAnswer(desk: Desk, path: string, file: string, { status, message, problems }: EditResult): EditorAnswer {
  const { configDir } = desk
  return {
    status,
    message,
    problems: editorProblems(configDir, problems),
    file: editorFile(configDir, file, loadDraft(configDir, []).problems) ?? null,
    page: pageNow(desk, path) ?? null,
    history: desk.editing!.next(),
  }
}
