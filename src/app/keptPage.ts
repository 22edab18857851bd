import { behaviourOf } from '#src/sections/behaviourOf.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'

let made = 0

/**
 * For the preview only: an edited page in which unchanged sections are the old objects, with keys that preserve visitors’ input in the
 * others; the old page itself if nothing changed. For an `adopted` page, only the band of a still section is known.
 */
export function keptPage(old: PageData, next: PageData, mode: 'adopted' | 'rendered'): PageData {
  const says = (section: ViewSection) => JSON.stringify(mode === 'adopted' && !isLive(section) ? bandOf(section) : section)
  const left = old.sections.map((section, index) => ({ section, key: old.keys?.[index] ?? String(index) }))
  const found: ((typeof left)[number] | undefined)[] = next.sections.map(() => undefined)
  // From strong to weak evidence: equal content, the same anchor, the same type.
  for (const isLike of [
    (a: ViewSection, b: ViewSection) => says(a) === says(b),
    (a: ViewSection, b: ViewSection) => a.type === b.type && a.id !== undefined && a.id === b.id,
    (a: ViewSection, b: ViewSection) => a.type === b.type,
  ]) {
    for (const [index, section] of next.sections.entries()) {
      const at = found[index] ? -1 : left.findIndex((other) => isLike(other.section, section))
      if (at >= 0) found[index] = left.splice(at, 1)[0]
    }
  }
  const page: PageData = {
    ...next,
    sections: next.sections.map((section, index) => {
      const before = found[index]?.section
      return before && says(before) === says(section) ? before : section
    }),
    keys: found.map((before) => before?.key ?? `new ${++made}`),
  }
  return JSON.stringify({ ...old, keys: page.keys }) === JSON.stringify(page) && isInPlace(page, old) ? old : page
}

/** Whether a section is live, and therefore rendered by the application. */
export function isLive(section: ViewSection): boolean {
  return behaviourOf(section) !== 'still'
}

/** The part of a server-rendered section that the application renders itself. */
function bandOf({ type, id, tone, accent, beside, reveal }: ViewSection): object {
  return { type, id, tone, accent, beside, reveal }
}

function isInPlace({ keys }: PageData, old: PageData): boolean {
  return keys!.every((key, index) => key === (old.keys?.[index] ?? String(index)))
}
