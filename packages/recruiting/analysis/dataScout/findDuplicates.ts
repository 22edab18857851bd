import type { ScoutRow } from './ScoutRow.ts'

/** Rows that may be about the same person: their ids in table order, and the values that they share. */
type Duplicate = { ids: string[]; by: ('email' | 'phone')[] }

/** The number of shared final digits from which two phone numbers are considered equal. */
const LOCAL = 9

/** Groups of rows that share an email address (case-insensitive) or a phone number. A row that matches two others joins all three. */
export function findDuplicates(rows: readonly ScoutRow[]): Duplicate[] {
  const keys = rows.map(({ basics }) => ({
    email: basics.email.value.trim().toLowerCase(),
    phone: basics.phone.value.replace(/[^\d]/g, ''),
  }))
  const groupOf = rows.map((_row, at) => at)
  const reasons = new Map<number, Set<'email' | 'phone'>>()
  for (const [at, key] of keys.entries()) {
    for (let earlier = 0; earlier < at; earlier += 1) {
      const by = (['email', 'phone'] as const).filter((kind) => isSame(kind, key[kind], keys[earlier]![kind]))
      if (by.length === 0) continue
      const [from, to] = [groupOf[at]!, groupOf[earlier]!]
      const merged = new Set([...by, ...(reasons.get(from) ?? []), ...(reasons.get(to) ?? [])])
      groupOf.forEach((group, index) => {
        if (group === from) groupOf[index] = to
      })
      reasons.set(to, merged)
    }
  }
  return [...new Set(groupOf)].flatMap((group) => {
    const ids = rows.filter((_row, at) => groupOf[at] === group).map(({ id }) => id)
    return ids.length > 1 ? [{ ids, by: (['email', 'phone'] as const).filter((kind) => reasons.get(group)?.has(kind)) }] : []
  })
}

/** Whether two rows share an email address or a phone number. One of two numbers may lack its country code. */
function isSame(kind: 'email' | 'phone', one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one === other || kind === 'email') return one === other
  return one.length >= LOCAL && other.length >= LOCAL && one.slice(-LOCAL) === other.slice(-LOCAL)
}
