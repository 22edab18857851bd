import { z } from 'zod'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { EditOperation } from '#src/node/edit/editOperation.ts'
import { translationEdits } from '#src/node/edit/translationEdits.ts'
import { refused } from '#src/node/dev/refused.ts'
import { coverageEndpoints } from './coverage/coverageEndpoints.ts'
import { fieldEndpoints } from './fieldEndpoints.ts'
import { historyEndpoints } from './history/historyEndpoints.ts'
import { libraryEndpoints } from './library/libraryEndpoints.ts'
import { lookEndpoints } from './lookEndpoints.ts'
import { editorFile } from './editorFile.ts'
import { editorHistory } from './editorHistory.ts'
import { editorParts } from './editorParts.ts'
import { editorSite } from './editorSite.ts'
import { editorAnswer } from './editorAnswer.ts'
import { editorPage } from './editorPage.ts'
import { ofShape } from './ofShape.ts'
import { pagesEndpoints } from './pages/pagesEndpoints.ts'
import { reviewEndpoints } from './review/reviewEndpoints.ts'
import { siteNow } from './siteNow.ts'
import { commentEndpoints } from './team/commentEndpoints.ts'
import { messageEndpoints } from './team/messageEndpoints.ts'
import { taskEndpoints } from './tasks/taskEndpoints.ts'
import { timesEndpoints } from './times/timesEndpoints.ts'
import { translationEndpoints } from './translations/translationEndpoints.ts'

const Path = z.string().max(300)

/**
 * An edit request of the editor; `path` is the open page, `label` describes the edit, and `joins` allows merging it with the previous step.
 */
const Edit = z.strictObject({
  file: z.string().max(400),
  baseHash: z.string().max(100),
  operations: z.array(EditOperation).min(1).max(100),
  label: z.string().max(200),
  joins: z.boolean(),
  path: Path,
})
const Step = z.strictObject({ path: Path })

const NO_PAGE = 'The site has not built successfully yet.'

/** Larger than any file that is read. */
const MOST_BYTES = 2 * 1024 * 1024

/** The table: the endpoints of the editor, in addition to those of the preview’s own scripts. */
export const editorEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/site': {
    method: 'GET',
    answer(desk) {
      const { site } = siteNow(desk)
      return site ? { status: 200, body: editorSite(site, desk) } : refused(409, NO_PAGE)
    },
  },
  '/_dev/edit/steps': { method: 'GET', answer: (desk) => ({ status: 200, body: editorHistory(desk) }) },
  '/_dev/edit/parts': {
    method: 'GET',
    answer(desk) {
      const { site } = siteNow(desk)
      return site ? { status: 200, body: editorParts(site, desk.configDir) } : refused(409, NO_PAGE)
    },
  },
  '/_dev/edit/page': {
    method: 'GET',
    answer(desk, { path }) {
      const { site, problems } = siteNow(desk)
      return site ? { status: 200, body: editorPage(desk.configDir, site, problems, String(path)) } : refused(409, NO_PAGE)
    },
  },
  '/_dev/edit/file': {
    method: 'GET',
    answer(desk, { file }) {
      const found = editorFile(desk.configDir, String(file), siteNow(desk).problems)
      return found ? { status: 200, body: found } : refused(404, 'This file does not exist or cannot be edited.')
    },
  },
  '/_dev/edit/apply': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer: ofShape(Edit, 'The request is not a valid edit.', (desk, { label, joins, path, ...request }) => ({
      status: 200,
      body: editorAnswer(
        desk,
        path,
        request.file,
        desk.editing!.apply({ ...request, operations: translationEdits(desk.configDir, request) }, label, joins),
      ),
    })),
  },
  ...reviewEndpoints,
  ...timesEndpoints,
  ...pagesEndpoints,
  ...coverageEndpoints,
  '/_dev/edit/undo': { method: 'POST', answer: step('undo') },
  '/_dev/edit/redo': { method: 'POST', answer: step('redo') },
  ...taskEndpoints,
  ...fieldEndpoints,
  ...libraryEndpoints,
  ...historyEndpoints,
  ...commentEndpoints,
  ...messageEndpoints,
  ...translationEndpoints,
  ...lookEndpoints,
}

function step(which: 'undo' | 'redo'): Endpoint['answer'] {
  return ofShape(Step, 'The request is not a valid step.', (desk, { path }) => {
    const result = desk.editing![which]()
    if (!result) return refused(409, 'There is nothing left to undo or redo.')
    return { status: 200, body: editorAnswer(desk, result.page ?? path, result.file, result) }
  })
}
