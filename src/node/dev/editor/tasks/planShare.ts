import { Slug } from '#schemas/atoms.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { schemaFor } from '#src/node/edit/schemaPath.ts'
import type { EditorTask } from './editorTask.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { sectionAt } from './sectionAt.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans turning a section into a shared one: its content is moved to a file, and its place refers to that file. */
export function planShare(config: ConfigBefore, task: Extract<EditorTask, { do: 'share' }>): TaskPlan {
  const found = sectionAt(config, task)
  if ('failure' in found) return found
  const { source, section } = found
  const { name, keyPath } = task
  const { sources } = config
  if (section.type === 'fragment' || source.kind === 'fragment') return { failure: 'This section is already shared.' }
  if (!Slug.safeParse(name).success) return { failure: 'Give it a name of lower-case words joined by hyphens, such as closing-call.' }
  const file = `fragments/${name}.json`
  if (sources.some((other) => other.file === file)) return { failure: `A shared section named “${name}” already exists.` }
  const change = editedSource(source, [{ op: 'set', path: keyPath, value: { type: 'fragment', fragment: name } }])
  if ('failure' in change) return change
  const schema = schemaFor(file, 'fragment', sources)
  const format = formatOf(source.text)
  const content = laidOut({ ...(schema !== undefined && { $schema: schema }), sections: [section] }, format) + format.eol
  return {
    changes: [change, { from: null, to: file, before: '', edits: [{ offset: 0, length: 0, content }] }],
    notes: [`Other pages can now use it: “Add a section” lists it as “${name}”. A change applies to all of them.`],
    label: `share a section as ${name}`,
    open: null,
    isStrict: false,
  }
}
