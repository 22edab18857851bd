import type { Collection, FragmentFile, Page } from '#src/contract/files.ts'
import type { FileKind } from '#schemas/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import { type Times, isTimed } from './live.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A part of a file with publication times, and its place; the place of a page is the top of its file. */
export type TimedPart = { keyPath: KeyPath; times: Times }

/** Parts that can have publication times, by kind of file. */
const places: { [Kind in FileKind]?: (value: never) => TimedPart[] } = {
  page: timesOfPage,
  entry: timesOfPage,
  collection: ({ before, after, defaults }: Collection) => [
    ...timed(before, 'before'),
    ...timed(after, 'after'),
    ...timed(defaults.menus, 'defaults', 'menus'),
  ],
  fragment: ({ sections }: FragmentFile) => timed(sections, 'sections'),
  header: ({ announcement, entries }: Header) => [
    ...(announcement && isTimed(announcement) ? [{ keyPath: ['announcement'], times: timesOf(announcement) }] : []),
    ...entries.flatMap(({ groups }, entry) => [
      ...timed(groups, 'entries', entry, 'groups'),
      ...groups.flatMap(({ items }, group) => timed(items, 'entries', entry, 'groups', group, 'items')),
    ]),
  ],
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
  const parts = [...timed(page.sections, 'sections'), ...timed(page.menus, 'menus')]
  return isTimed(page) ? [{ keyPath: [], times: timesOf(page) }, ...parts] : parts
}

function timed(list: Times[] | undefined, ...keyPath: KeyPath): TimedPart[] {
  if (!list?.some(isTimed)) return []
  return list.flatMap((part, index) => (isTimed(part) ? [{ keyPath: [...keyPath, index], times: timesOf(part) }] : []))
}

function timesOf({ publishAt, expireAt }: Times): Times {
  return { publishAt, expireAt }
}
