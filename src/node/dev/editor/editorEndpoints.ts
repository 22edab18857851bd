import { z } from 'zod'
import type { Desk } from '#src/node/dev/desk.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import { EditOperation } from '#src/node/edit/editOperation.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { fieldEndpoints } from './fieldEndpoints.ts'
import { editorFile } from './editorFile.ts'
import { editorParts } from './editorParts.ts'
import { editorSite } from './editorSite.ts'
import { editorAnswer } from './editorAnswer.ts'
import { pageNow } from './pageNow.ts'
import { taskEndpoints } from './tasks/taskEndpoints.ts'

const Path = z.string().max(300)

/**
 * An edit as the editor asks for it; `path` is the page that is open, `label` says in words what is done, and `joins` that it may be one
 * step with the last.
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

/** More than any file that is read. */
const MOST_BYTES = 2 * 1024 * 1024

/** The table: what the editor may ask for, beside what the preview’s own scripts ask for. */
export const editorEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/site': {
    method: 'GET',
    answer(desk) {
      // The preview may not have seen yet what was written a moment ago.
      const site = loadDraft(desk.configDir, []).site ?? desk.preview.good?.site
      return site ? { status: 200, body: editorSite(site, desk) } : refused(409, 'There is no good page yet.')
    },
  },
  '/_dev/edit/parts': {
    method: 'GET',
    answer({ configDir, preview }) {
      const site = loadDraft(configDir, []).site ?? preview.good?.site
      return site ? { status: 200, body: editorParts(site, configDir) } : refused(409, 'There is no good page yet.')
    },
  },
  '/_dev/edit/page': {
    method: 'GET',
    answer(desk, { path }) {
      const page = pageNow(desk, String(path))
      return page ? { status: 200, body: page } : refused(409, 'There is no good page yet.')
    },
  },
  '/_dev/edit/file': {
    method: 'GET',
    answer({ configDir }, { file }) {
      const found = editorFile(configDir, String(file), loadDraft(configDir, []).problems)
      return found ? { status: 200, body: found } : refused(404, 'There is no such file that can be edited.')
    },
  },
  '/_dev/edit/apply': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer(desk, asked) {
      const parsed = Edit.safeParse(asked)
      if (!parsed.success) return refused(400, 'This is no edit.')
      const { label, joins, path, ...request } = parsed.data
      return { status: 200, body: editorAnswer(desk, path, request.file, desk.editing!.apply(request, label, joins)) }
    },
  },
  '/_dev/edit/undo': { method: 'POST', answer: (desk, asked) => step(desk, asked, 'undo') },
  '/_dev/edit/redo': { method: 'POST', answer: (desk, asked) => step(desk, asked, 'redo') },
  ...taskEndpoints,
  ...fieldEndpoints,
}

function step(desk: Desk, asked: Record<string, unknown>, which: 'undo' | 'redo'): Answer {
  const parsed = Step.safeParse(asked)
  if (!parsed.success) return refused(400, 'This is no step.')
  const result = desk.editing![which]()
  if (!result) return refused(409, 'There is nothing left to take back or do again.')
  return { status: 200, body: editorAnswer(desk, result.page ?? parsed.data.path, result.file, result) }
}

function refused(status: number, message: string): Answer {
  return { status, body: { message } }
}
