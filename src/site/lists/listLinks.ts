import type { SiteSettings } from '#schemas/site.ts'
import type { FieldLink } from '#src/site/fields/fieldValue.ts'
import { type ListPart, partAddress } from './listParts.ts'
import type { ListView } from './listUse.ts'
import type { ListLinks, ListPageLink } from './listView.ts'
import { viewName } from './viewName.ts'

/** Links from one page of a list, that at `at`, to the others; `path` is the address of the page with the list. */
export function listLinks(parts: readonly ListPart[], at: number, path: string, words: SiteSettings['words'], language: string): ListLinks {
  const isByTime = parts[1]!.view.time !== undefined
  const link = (index: number): ListPageLink => {
    const { view } = parts[index]!
    const below = partAddress(view)
    const name = index > 0 || countsFromFirst(parts) ? viewName({ number: 1, ...view }, words, language) : words.listFirst
    return {
      label: index > 0 ? labelOf(view, name) : countsFromFirst(parts) ? '1' : name,
      name,
      href: below === '' ? path : `${path === '/' ? '' : path}/${below}`,
      ...(index === at && { isCurrent: true }),
    }
  }
  const neighbour = (index: number): FieldLink | undefined => {
    if (index < 0 || index >= parts.length) return undefined
    const { name, href } = link(index)
    return { label: name, href }
  }
  const all = parts.map((_, index) => index)
  const shown = isByTime && at === 0 ? all : nearby(all, at)
  return {
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
    pages: shown.flatMap((index, place) => {
      const isGap = place > 0 && index - shown[place - 1]! > 1
      return isGap ? [null, link(index)] : [link(index)]
    }),
  }
}

/** The first, the last and the nearest parts. */
function nearby(all: readonly number[], at: number): number[] {
  return all.filter((index) => index === 0 || index === all.length - 1 || Math.abs(index - at) <= 2)
}

/** Whether the first page is number 1: in ascending lists. */
function countsFromFirst(parts: readonly ListPart[]): boolean {
  return parts.at(-1)!.view.number === parts.length && parts.length > 1
}

function labelOf({ number }: ListView, name: string): string {
  return number === undefined ? name : String(number)
}
