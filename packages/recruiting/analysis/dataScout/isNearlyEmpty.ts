import { type ScoutRow, scoutLists } from './ScoutRow.ts'

/** Whether a file gave next to nothing: no address, no number, and no job, school or the like. */
export function isNearlyEmpty({ basics, ...row }: ScoutRow): boolean {
  return basics.email.value === '' && basics.phone.value === '' && scoutLists.every((list) => row[list].length === 0)
}
