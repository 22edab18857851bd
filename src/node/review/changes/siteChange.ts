import { createHash } from 'node:crypto'
import { type TextChange, overlaps } from './textChanges.ts'

/** A file in a tree of git: its mode and the id of its content; null if it does not exist. */
export type FileState = { mode: string; blob: string } | null

/**
 * A change of a file, made or left out as a whole. Paths are relative to the config folder and differ for a moved file; `from` is null for
 * a new file, `to` for a deleted one. `part` is a change of a text that stays in its place; without it the file is replaced. `id` is the
 * same for the same change of the same content.
 */
export type SiteChange = {
  id: string
  from: string | null
  to: string | null
  before: FileState
  after: FileState
  part?: TextChange | undefined
}

/** Creates a change. */
export function siteChange(change: Omit<SiteChange, 'id'>): SiteChange {
  const { from, to, before, after, part } = change
  const named = JSON.stringify([from, to, part ?? [before?.blob, after?.blob, after?.mode]])
  const id = createHash('sha256').update(named).digest('hex').slice(0, 16)
  return { id, ...change }
}

/** The path of the file that a change is about. */
export function fileOf({ from, to }: Pick<SiteChange, 'from' | 'to'>): string {
  return to ?? from!
}

/** Whether a file is in the folder of pictures and other files for visitors. These are replaced as a whole. */
export function isAsset(file: string | null): boolean {
  return file?.startsWith('assets/') ?? false
}

/** Whether two changes of the same tree cannot be made independently. */
export function clashes(a: SiteChange, b: SiteChange): boolean {
  const files = [a.from, a.to].filter((file) => file !== null)
  if (!files.some((file) => file === b.from || file === b.to)) return false
  return a.part && b.part ? overlaps(a.part, b.part) : true
}

/** Changes of a tree, and other ones that replace those of them in the same places. */
export function replacing(changes: readonly SiteChange[], by: readonly SiteChange[]): SiteChange[] {
  return [...changes.filter((change) => !by.some((other) => clashes(change, other))), ...by]
}
