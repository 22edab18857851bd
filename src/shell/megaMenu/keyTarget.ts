/** Keys that move within the menu, and by how many positions. */
const steps: Record<string, { along: 'row' | 'panel'; by: number }> = {
  ArrowLeft: { along: 'row', by: -1 },
  ArrowRight: { along: 'row', by: 1 },
  ArrowUp: { along: 'panel', by: -1 },
  ArrowDown: { along: 'panel', by: 1 },
}

/** Keys that move to an end, and the index of that end. */
const ends: Record<string, number> = { Home: 0, End: -1 }

/**
 * The target of a key from the focused element: left and right move along the row of entries, down and up into and through the panel; up
 * from its first link returns to the entry. Home and End move to the ends of the row, or of the panel. Null if the key has no target. The
 * row does not wrap.
 */
export function keyTarget(key: string, focused: Element, menu: Element): HTMLElement | null {
  const [step, end] = [steps[key], ends[key]]
  const item = focused.closest('.mega-item')
  if ((!step && end === undefined) || !item) return null
  const row = [...menu.querySelectorAll<HTMLElement>('.mega-entry > *')]
  const panel = [...item.querySelectorAll<HTMLElement>('.mega-panel a')]
  const at = panel.indexOf(focused as HTMLElement)
  if (!step) return (at < 0 ? row : panel).at(end!)!
  // In a right-to-left row, the next entry is at the left.
  const by = menu.closest('[dir="rtl"]') ? -step.by : step.by
  if (step.along === 'row') return at < 0 ? (row[row.indexOf(focused as HTMLElement) + by] ?? null) : null
  if (at + step.by >= 0) return panel[at + step.by] ?? null
  return at < 0 ? null : item.querySelector<HTMLElement>('.mega-entry > :last-child')
}
