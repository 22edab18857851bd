import type { Patch, PatchStep } from './patch.ts'

type Words<Do extends PatchStep['do']> = (step: Extract<PatchStep, { do: Do }>) => string

/** The table: what each kind of step does, in words. */
const words: { [Do in PatchStep['do']]: Words<Do> } = {
  edit: ({ file }) => `change ${file}`,
  write: ({ file }) => `write ${file}`,
  new: ({ family, id }) => `new ${family} ${id}`,
  move: ({ from, to }) => `move ${from} to ${to}`,
  remove: ({ path }) => `remove ${path}`,
  fix: ({ file }) => `fix ${file ?? 'the site'}`,
}

/** What a patch does, in words for the history of edits: its first step, and how many there are besides. */
export function patchLabel({ steps: [first, ...others] }: Patch): string {
  const label = (words[first!.do] as Words<PatchStep['do']>)(first!)
  return others.length === 0 ? label : `${label}, and ${others.length} more`
}
