import type { EditOperation } from '#src/node/edit/editOperation.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { DraftStore } from './draftStore.ts'
import type { DraftWork } from './draftWork.ts'
import type { EditorApi } from './editorApi.ts'
import type { Selection } from './editorState.ts'
import type { EditorStore } from './editorStore.ts'
import { isSame } from './isSame.ts'
import { nameOf } from './nameOf.ts'
import { valueAt } from '#src/site/valueAt.ts'

/** Actions on whole sections: each is saved immediately, after the draft. */
export type SectionWork = {
  /** Inserts a section into a list, before an index, or at the end, after sections that are still being added. */
  add(list: Selection, index: number | 'last', section: object): Promise<void>
  duplicate(section: Selection): Promise<void>
  /** Moves a section down by a number of places, or up if it is negative. */
  move(section: Selection, by: number): Promise<void>
  remove(section: Selection): Promise<void>
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

const listOf = ({ keyPath }: Selection) => keyPath.slice(0, -1)
const indexOf = ({ keyPath }: Selection) => keyPath.at(-1) as number

/** Creates the actions on lists of sections. */
export function sectionWork(store: EditorStore, api: EditorApi, drafts: DraftStore, draft: DraftWork): SectionWork {
  const { get, set, fileOf } = store
  const nameFor = (section: Selection) => nameOf(section, fileOf(section.file))

  /** Changes the list that contains a section; `moved` maps the paths of the others to their new ones, `then` is the new selection. */
  async function restructure(
    file: string,
    operation: EditOperation,
    label: string,
    moved: (path: KeyPath) => KeyPath | null,
    then: Selection | null,
  ) {
    await draft.write()
    const hash = fileOf(file)?.hash
    const { page } = get()
    if (!page || hash === undefined) return
    const answer = await api.apply({ file, baseHash: hash, operations: [operation], label, joins: false, path: page.path })
    draft.know(answer.history)
    if (answer.status !== 'written') {
      const [first] = answer.problems.filter(({ severity }) => severity === 'error')
      const where = first && first.file !== file ? ` (in ${first.file})` : ''
      set({ status: `Not done: ${first ? `${first.message}${where}` : (answer.message ?? '')}` })
      return draft.take(answer)
    }
    drafts.follow(file, hash, answer.file?.hash ?? '', moved)
    set({ selection: null, draft: null, problems: [], conflict: null })
    draft.take(answer)
    draft.choose(then)
    set({ status: `Done: ${label}.` })
  }

  function insert({ file, keyPath: list }: Selection, where: number | 'last', section: object, label: string): Promise<void> {
    const there = valueAt(fileOf(file)?.value, list) as unknown[] | undefined
    const index = where === 'last' ? (there?.length ?? 0) : where
    const path = [...list, index]
    const value = section as Value
    const operation: EditOperation = there ? { op: 'insert', path, value } : { op: 'set', path: list, value: [value] }
    const place = (at: number) => (at >= index ? at + 1 : at)
    return restructure(file, operation, label, inList(list, place), { file, keyPath: path })
  }

  return {
    add: (list, index, section) => insert(list, index, section, `add ${(section as { type: string }).type} to ${list.file}`),
    async duplicate(section) {
      await draft.write()
      const { id: _anchor, ...copy } = valueAt(fileOf(section.file)?.value, section.keyPath) as Record<string, unknown>
      await insert({ ...section, keyPath: listOf(section) }, indexOf(section) + 1, copy, `duplicate ${nameFor(section)}`)
    },
    async move(section, by) {
      const [list, from] = [listOf(section), indexOf(section)]
      const to = from + by
      const count = (valueAt(fileOf(section.file)?.value, list) as unknown[] | undefined)?.length ?? 0
      if (to < 0 || to >= count) return
      const place = (at: number) => (at === from ? to : from < at && at <= to ? at - 1 : to <= at && at < from ? at + 1 : at)
      const label = `move ${nameFor(section)} ${by < 0 ? 'up' : 'down'}`
      const then = { ...section, keyPath: [...list, to] }
      await restructure(section.file, { op: 'move', path: section.keyPath, to }, label, inList(list, place), then)
    },
    async remove(section) {
      const [list, index] = [listOf(section), indexOf(section)]
      drafts.remove(section.file, section.keyPath)
      const { selection } = get()
      if (selection && isSame(selection, section)) set({ draft: null, conflict: null })
      const place = (at: number) => (at === index ? null : at > index ? at - 1 : at)
      const label = `delete ${nameFor(section)}`
      await restructure(section.file, { op: 'remove', path: section.keyPath }, label, inList(list, place), null)
    },
  }
}

/**
 * The new path after items of a list were inserted, removed or moved; null if the item was removed. `place` returns the new index of an
 * item.
 */
function inList(list: KeyPath, place: (index: number) => number | null): (path: KeyPath) => KeyPath | null {
  return (path) => {
    const index = path[list.length]
    if (typeof index !== 'number' || !isSame(path.slice(0, list.length), list)) return path
    const now = place(index)
    return now === null ? null : [...list, now, ...path.slice(list.length + 1)]
  }
}
