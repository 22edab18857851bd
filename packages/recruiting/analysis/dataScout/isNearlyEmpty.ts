import { type ScoutRow, scoutLists } from './ScoutRow.ts'

/** Whether a file yielded almost nothing: no email address, no phone number, and no job, school or similar entry. */
export function isNearlyEmpty({ basics, ...row }: ScoutRow): boolean {
  return basics.email.value === '' && basics.phone.value === '' && scoutLists.every((list) => row[list].length === 0)
}
