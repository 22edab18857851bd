import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { parseSource } from '#src/node/edit/sources.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { EditorTask } from './editorTask.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { sectionAt } from './sectionAt.ts'
import type { TaskPlan } from './taskPlan.ts'

type Value = Extract<EditOperation, { op: 'insert' }>['value']

/** Plans moving or copying a section to the end of another page. */
export function planCarry(config: ConfigBefore, task: Extract<EditorTask, { do: 'carry' }>): TaskPlan {
  const found = sectionAt(config, task)
  if ('failure' in found) return found
  const { to, copies, keyPath } = task
  const { source, section, list } = found
  const target = config.sources.find(({ file }) => file === config.pages.files.get(to))
  const sections = target && (parseSource(target)?.value['sections'] as unknown[] | undefined)
  if (!target || !sections)
    return { failure: `"${to}" is not a page of this site. ${didYouMean(to, config.pages.files.keys()) ?? ''}`.trim() }
  if (target === source) return { failure: 'The section is already on this page.' }
  if (!copies && list.length === 1)
    return { failure: 'This is the only section of the page, and a page needs at least one. Copy it instead.' }
  const taken = copies ? undefined : editedSource(source, [{ op: 'remove', path: keyPath }])
  const put = editedSource(target, [{ op: 'insert', path: ['sections', sections.length], value: section as Value }])
  for (const change of [taken, put]) if (change && 'failure' in change) return change
  const changes = [taken, put].flatMap((change) => (change && 'from' in change ? [change] : []))
  return {
    changes,
    notes: [`It is added at the end of ${to}.`],
    label: `${copies ? 'copy' : 'move'} a section to ${to}`,
    open: to,
    isStrict: false,
  }
}
