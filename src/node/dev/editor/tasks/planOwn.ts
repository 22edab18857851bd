import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { type Source, parseSource } from '#src/node/edit/sources.ts'
import type { EditorTask } from './editorTask.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { type WrittenSection, sectionAt } from './sectionAt.ts'
import type { TaskPlan } from './taskPlan.ts'

type Value = Extract<EditOperation, { op: 'insert' }>['value']

/** Plans replacing shared sections with the page’s own copies; unused shared sections are deleted. */
export function planOwn(config: ConfigBefore, task: Extract<EditorTask, { do: 'own' }>): TaskPlan {
  const found = sectionAt(config, task)
  if ('failure' in found) return found
  const { source, section, index } = found
  const name = section.fragment
  if (section.type !== 'fragment' || name === undefined) return { failure: 'This section is not shared.' }
  const file = `fragments/${name}.json`
  const shared = config.sources.find((other) => other.file === file)
  const sections = shared && (parseSource(shared)?.value['sections'] as Value[] | undefined)
  if (!shared || !sections) return { failure: `${file} has problems; fix them first.` }
  const list = task.keyPath.slice(0, -1)
  const change = editedSource(source, [
    ...sections.map((value, at): EditOperation => ({ op: 'insert', path: [...list, index + at + 1], value })),
    { op: 'remove', path: task.keyPath },
  ])
  if ('failure' in change) return change
  const others = config.sources.flatMap((other) => placesOf(other, name)).length - 1
  const isTranslated = config.translations.some(({ translates }) => translates === file)
  const isLast = others === 0 && !isTranslated
  return {
    changes: [change, ...(isLast ? [{ from: file, to: null, before: shared.text, edits: [] }] : [])],
    notes: [isLast ? `No other page uses “${name}”, so the shared section is deleted.` : `Other pages keep the shared section “${name}”.`],
    label: `replace the shared section ${name} with a copy`,
    open: null,
    isStrict: false,
  }
}

/** The sections of a file that refer to a shared one. */
function placesOf(source: Source, name: string): WrittenSection[] {
  if (!source.text.includes('fragment')) return []
  const value = parseSource(source)?.value ?? {}
  return ['sections', 'before', 'after'].flatMap((key) =>
    ((value[key] as WrittenSection[] | undefined) ?? []).filter(({ type, fragment }) => type === 'fragment' && fragment === name),
  )
}
