import type { Collection, FragmentFile, Page } from '#src/contract/files.ts'
import type { FileKind } from '#schemas/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { type Times, isTimed } from './live.ts'
import type { AnySection } from '#src/contract/sections.ts'
import { hoursTimes } from '#src/site/hours/hoursTimes.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { TimedPart } from './TimedPart.ts'

/** Parts that can have publication times, by kind of file. */
const places: { [Kind in FileKind]?: (value: never) => TimedPart[] } = {
  page: timesOfPage,
  entry: timesOfPage,
  collection: ({ before, after, defaults }: Collection) => [
    ...sectionTimes(before, 'before'),
    ...sectionTimes(after, 'after'),
    ...timed(defaults.menus, 'defaults', 'menus'),
  ],
  fragment: ({ sections }: FragmentFile) => sectionTimes(sections, 'sections'),
  header: ({ announcement, entries }: Header) => [
    ...(announcement && isTimed(announcement) ? [{ keyPath: ['announcement'], times: timesOf(announcement) }] : []),
    ...entries.flatMap(({ groups }, entry) => [
      ...timed(groups, 'entries', entry, 'groups'),
      ...groups.flatMap(({ items }, group) => timed(items, 'entries', entry, 'groups', group, 'items')),
    ]),
  ],
  site: ({ organization }: SiteSettings) =>
    hoursTimes(organization).map(({ keyPath, times }) => ({ keyPath: ['organization', ...keyPath], times })),
  footer: ({ columns, legal }: Footer) => [
    ...columns.flatMap(({ items }, column) => timed(items, 'columns', column, 'items')),
    ...timed(legal, 'legal'),
  ],
}

/** Every part of a parsed file that has publication times. */
export function timedParts(kind: FileKind, value: unknown): TimedPart[] {
  return places[kind]?.(value as never) ?? []
}

function timesOfPage(page: Page): TimedPart[] {
  const parts = [...sectionTimes(page.sections, 'sections'), ...timed(page.menus, 'menus')]
  return isTimed(page) ? [{ keyPath: [], times: timesOf(page) }, ...parts] : parts
}

/** Times of sections, and of opening hours in them. */
function sectionTimes(sections: AnySection[], key: string): TimedPart[] {
  return [
    ...timed(sections, key),
    ...sections.flatMap((section, index) =>
      section.type === 'place' ? hoursTimes(section).map(({ keyPath, times }) => ({ keyPath: [key, index, ...keyPath], times })) : [],
    ),
  ]
}

function timed(list: Times[] | undefined, ...keyPath: KeyPath): TimedPart[] {
  if (!list?.some(isTimed)) return []
  return list.flatMap((part, index) => (isTimed(part) ? [{ keyPath: [...keyPath, index], times: timesOf(part) }] : []))
}

function timesOf({ publishAt, expireAt }: Times): Times {
  return { publishAt, expireAt }
}
