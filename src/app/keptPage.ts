import { sections } from '#src/sections/index.tsx'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'

let made = 0

/**
 * For the preview only: a page that has been edited, with every section that is still the same in place of its new one, and with keys that
 * let the others keep what a visitor has done in them; the old page itself when all of it is the same. Of an `adopted` page, a section
 * without behaviour is only known by its band.
 */
export function keptPage(old: PageData, next: PageData, mode: 'adopted' | 'rendered'): PageData {
  const says = (section: ViewSection) => JSON.stringify(mode === 'adopted' && !isLive(section) ? bandOf(section) : section)
  const left = old.sections.map((section, index) => ({ section, key: old.keys?.[index] ?? String(index) }))
  const found: ((typeof left)[number] | undefined)[] = next.sections.map(() => undefined)
  // From the surest sign to the weakest: that it says the same, that it has the same anchor, that it is of the same type.
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

/** Whether a section has behaviour, and so is the application’s own. */
export function isLive({ type }: ViewSection): boolean {
  return sections[type].behaviour !== 'still'
}

/** All that the application shows of a section which stands as the server sent it. */
function bandOf({ type, id, tone, accent, beside, reveal }: ViewSection): object {
  return { type, id, tone, accent, beside, reveal }
}

function isInPlace({ keys }: PageData, old: PageData): boolean {
  return keys!.every((key, index) => key === (old.keys?.[index] ?? String(index)))
}
