import { PictureFacts } from '#schemas/pictures.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { schemaFor } from '#src/node/edit/schemaPath.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

const FILE = 'pictures.json'

/** Plans what `pictures.json` says about the origin and the rights of a picture; without facts, its entry is removed. */
export function planRights({ sources }: ConfigBefore, { path, facts }: Extract<EditorTask, { do: 'rights' }>): TaskPlan {
  const { error } = PictureFacts.safeParse(facts)
  if (error) {
    const { path: field, message } = error.issues[0]!
    return { failure: `the ${field.join(' ')} ${message}.` }
  }
  const done = { notes: [], label: `origin and rights of ${path}`, open: null, isStrict: false }
  const isEmpty = Object.keys(facts).length === 0
  const source = sources.find(({ kind }) => kind === 'pictures')
  if (!source) {
    if (isEmpty) return { ...done, changes: [] }
    const schema = schemaFor(FILE, 'pictures', sources)
    const format = formatOf(sources.find(({ kind }) => kind === 'site')?.text ?? '')
    const text = laidOut({ ...(schema !== undefined && { $schema: schema }), pictures: { [path]: facts } }, format) + format.eol
    return { ...done, changes: [{ from: null, to: FILE, before: '', edits: [{ offset: 0, length: 0, content: text }] }] }
  }
  const place = ['pictures', path]
  const change = editedSource(source, [isEmpty ? { op: 'remove', path: place } : { op: 'set', path: place, value: facts }])
  return 'failure' in change ? change : { ...done, changes: [change] }
}
