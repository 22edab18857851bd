import { findDuplicates } from './findDuplicates.ts'
import type { ScoutRow } from './ScoutRow.ts'

const WHO = ['name', 'email', 'phone'] as const

/**
 * Whether a row is made anew by others: all of its files were read again, and they are about the same person. Pasted texts have no name,
 * and many files are called "resume.pdf", so that the name alone does not tell.
 */
export function isReadAgain(row: ScoutRow, rows: readonly ScoutRow[]): boolean {
  const ofItsFiles = rows.filter(({ files }) => files.some((name) => row.files.includes(name)))
  const names = new Set(ofItsFiles.flatMap(({ files }) => files))
  return row.files.every((name) => names.has(name)) && ofItsFiles.some((other) => isSamePerson(row, other))
}

/** Whether two rows share a name, an address or a number, or one of them says nothing of who it is. */
function isSamePerson(one: ScoutRow, other: ScoutRow): boolean {
  if ([one, other].some(({ basics }) => WHO.every((field) => basics[field].value.trim() === ''))) return true
  const nameOf = ({ basics }: ScoutRow) => basics.name.value.trim().toLowerCase()
  return (nameOf(one) !== '' && nameOf(one) === nameOf(other)) || findDuplicates([one, other]).length > 0
}
