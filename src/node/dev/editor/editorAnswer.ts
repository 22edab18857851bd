import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { EditResult } from '#src/node/edit/editResult.ts'
import { editorFile } from './editorFile.ts'
import { editorHistory } from './editorHistory.ts'
import { editorProblems } from './editorProblems.ts'
import { editorPage } from './editorPage.ts'
import { siteNow } from './siteNow.ts'
import type { EditorAnswer } from './wire.ts'

/** The result of an edit, with the current state of the file and of the open page. */
export function editorAnswer(
  desk: PreviewContext,
  path: string,
  file: string,
  { status, message, problems, loaded }: EditResult,
): EditorAnswer {
  const { configDir } = desk
  const now = siteNow(desk, loaded)
  return {
    status,
    message,
    problems: editorProblems(configDir, problems),
    file: editorFile(configDir, file, now.problems) ?? null,
    page: (now.site && editorPage(configDir, now.site, now.problems, path)) ?? null,
    history: editorHistory(desk),
  }
}
