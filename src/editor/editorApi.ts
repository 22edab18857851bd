import type { EditorAnswer, EditorFile, EditorPage, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'

/** An edit as the preview takes it. */
export type AskedEdit = { file: string; baseHash: string; operations: EditOperation[]; label: string; joins: boolean; path: string }

/** What the editor asks of the preview. Fails with a sentence for people. */
export type EditorApi = {
  site(): Promise<EditorSite>
  page(path: string): Promise<EditorPage>
  file(file: string): Promise<EditorFile>
  apply(edit: AskedEdit): Promise<EditorAnswer>
  step(which: 'undo' | 'redo', path: string): Promise<EditorAnswer>
}

async function ask<Value>(path: string, body?: object): Promise<Value> {
  const options: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers: { accept: 'application/json' }, cache: 'no-store' }
  const response = await fetch(path, options).catch(() => {
    throw new Error('The preview does not answer. Is it still running? What you write stays in this browser.')
  })
  const answer = (await response.json()) as Value & { message?: string }
  if (!response.ok) throw new Error(answer.message ?? `The preview answered ${response.status}.`)
  return answer
}

/** The preview that has sent the editor. */
export const editorApi: EditorApi = {
  site: () => ask('/_dev/edit/site'),
  page: (path) => ask(`/_dev/edit/page?path=${encodeURIComponent(path)}`),
  file: (file) => ask(`/_dev/edit/file?file=${encodeURIComponent(file)}`),
  apply: (edit) => ask('/_dev/edit/apply', edit),
  step: (which, path) => ask(`/_dev/edit/${which}`, { path }),
}
