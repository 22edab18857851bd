import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { ListFacet, ListFilter, ListItem, ListLinks } from '#src/site/lists/listView.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { factsOf } from './factsOf.ts'

/** The entries with their summaries and shown fields, and links to the other pages of the list. */
const list: WriterOf<'list'> = (section, md) => {
  const { groups, calendar, labels, layout, title, part, links, filter, emptyText, action } = section
  const level = title === undefined ? 2 : 3
  return [
    md.opening(section),
    ...(filter?.facets ?? []).map((facet) => facetLinks(facet, filter?.chosen, md)),
    filter?.total !== undefined && shownLine(section, md),
    md.paragraph(part),
    calendar && month(calendar, level, md),
    groups.length === 0 && md.paragraph(emptyText ?? md.words.listEmpty),
    ...(calendar ? [] : groups).flatMap((group) => [
      group.title !== undefined && md.heading(level, group.title),
      layout === 'table' ? table(group.items, labels, md) : md.list(group.items.map((item) => entry(item, layout === 'cards', labels, md))),
    ]),
    links && pages(links, md),
    action && md.actions([action]),
  ]
}

function entry(item: ListItem, hasLabels: boolean, labels: readonly string[], md: MarkdownTools): string {
  const facts = factsOf(labels, item).map(({ label, text }) => (hasLabels ? `${label}: ${text}` : text))
  return md.blocks(
    md.link(item.name, item.path),
    md.paragraph(facts.join(' · ')),
    md.paragraph(item.summary),
    item.cover && md.photo(item.cover),
  )
}

/** How many entries are shown, with a link to all of them on the page of a value. */
function shownLine({ groups, filter }: ViewProps<'list'>, md: MarkdownTools): string {
  const count = String(groups.reduce((sum, { items }) => sum + items.length, 0))
  return md.line(
    md.text(md.words.listShown.replace('{count}', count).replace('{total}', String(filter!.total))),
    filter!.chosen && md.link(md.words.listReset, filter!.path),
  )
}

/** The values of a facet, with links to their pages. */
function facetLinks({ key, label, values }: ListFacet, chosen: ListFilter['chosen'], md: MarkdownTools): string {
  const all = values.map(({ value, label: name, href, count }) =>
    md.line(
      chosen?.key === key && chosen.value === value ? md.text(name) : md.link(name, href),
      count !== undefined && md.text(String(count)),
    ),
  )
  return md.line(md.text(`${label}:`), all.join(', '))
}

function table(items: readonly ListItem[], labels: readonly string[], md: MarkdownTools): string {
  const rows = items.map(({ name, path, summary, texts }) => [
    md.line(md.link(name, path), summary !== undefined && md.text(summary)),
    ...texts.map(md.text),
  ])
  return md.table([md.words.listName, ...labels].map(md.text), rows)
}

function month({ name, days, long }: NonNullable<ViewProps<'list'>['calendar']>, level: 2 | 3, md: MarkdownTools): string {
  const link = ({ label, href }: { label: string; href: string }) => md.link(label, href)
  return md.blocks(
    md.heading(level, name),
    md.list(
      days.flatMap(({ label, entries }) => (entries.length === 0 ? [] : [md.line(`${md.text(label)}:`, entries.map(link).join(', '))])),
    ),
    md.list(long.map(link)),
  )
}

/** Links to the pages of the list that this page shows links to. */
function pages({ pages: all }: ListLinks, md: MarkdownTools): string {
  return md.line(...all.map((page) => (page === null ? '…' : page.isCurrent ? md.text(page.label) : md.link(page.label, page.href))))
}

export default list
