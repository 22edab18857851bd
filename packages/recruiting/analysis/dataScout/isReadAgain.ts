import { findDuplicates } from './findDuplicates.ts'
import type { ScoutRow } from './ScoutRow.ts'

const WHO = ['name', 'email', 'phone'] as const

/**
 * Whether other rows replace a row: all its files were read again and the new rows are about the same person. The file name alone does not
 * prove that, because pasted texts have none and many files are called "resume.pdf".
 */
export function isReadAgain(row: ScoutRow, rows: readonly ScoutRow[]): boolean {
  const ofItsFiles = rows.filter(({ files }) => files.some((name) => row.files.includes(name)))
  const names = new Set(ofItsFiles.flatMap(({ files }) => files))
  return row.files.every((name) => names.has(name)) && ofItsFiles.some((other) => isSamePerson(row, other))
}

/** Whether two rows share a name, an email address or a phone number, or one of them has none of these. */
function isSamePerson(one: ScoutRow, other: ScoutRow): boolean {
  if ([one, other].some(({ basics }) => WHO.every((field) => basics[field].value.trim() === ''))) return true
  const nameOf = ({ basics }: ScoutRow) => basics.name.value.trim().toLowerCase()
  return (nameOf(one) !== '' && nameOf(one) === nameOf(other)) || findDuplicates([one, other]).length > 0
}
