import type { Site, SitePage } from '#src/site/site.ts'
import { dateIn } from './entriesOfList.ts'
import type { ListSettings } from './listUse.ts'
import { monthName } from './viewName.ts'

/** Entries in groups with headings: choices in the order of their options, letters and times in the order of the entries. */
export function groupsOf(
  { settings: { words, language }, collections }: Pick<Site, 'settings' | 'collections'>,
  { collection, group, sort }: ListSettings,
  entries: readonly SitePage[],
): { title?: string | undefined; entries: readonly SitePage[] }[] {
  if (!group) return entries.length > 0 ? [{ entries }] : []
  const type = group.field === undefined ? undefined : collections[collection]?.fields[group.field]
  const options = type && 'options' in type ? type.options : []
  const groups = new Map<string, SitePage[]>(group.by === 'field' ? options.map(({ value }) => [value, []]) : [])
  for (const entry of entries) {
    for (const key of keysOf(group, sort, entry.meta, language)) {
      const members = groups.get(key)
      if (members) members.push(entry)
      else groups.set(key, [entry])
    }
  }
  const others = groups.get('') ?? []
  groups.delete('')
  const titleOf = (key: string) =>
    group.by === 'month' ? monthName(key, language) : (options.find(({ value }) => value === key)?.label ?? key)
  return [
    ...[...groups].flatMap(([key, members]) => (members.length > 0 ? [{ title: titleOf(key), entries: members }] : [])),
    ...(others.length > 0 ? [{ title: words.listOther, entries: others }] : []),
  ]
}

/** The groups of an entry; the empty one if it belongs to no other. */
function keysOf(
  { by, field }: NonNullable<ListSettings['group']>,
  sort: ListSettings['sort'],
  meta: SitePage['meta'],
  language: string,
): readonly string[] {
  if (by === 'letter') return [letterOf(meta.name, language)]
  if (by === 'field') {
    const value = field === undefined ? undefined : (meta.fields?.[field] as string | readonly string[] | undefined)
    return typeof value === 'string' ? [value] : value && value.length > 0 ? value : ['']
  }
  return [dateIn(field === undefined ? sort : { by: 'order', field }, meta)?.slice(0, by === 'month' ? 7 : 4) ?? '']
}

/** The first letter of a name, without accents; empty if it begins with something else. */
function letterOf(name: string, language: string): string {
  const first = /\p{L}/u.exec(name.normalize('NFD'))?.[0]
  return first === undefined ? '' : first.toLocaleUpperCase(language)
}
