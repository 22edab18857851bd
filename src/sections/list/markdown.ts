import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { ListItem, ListLinks } from '#src/site/lists/listView.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { factsOf } from './factsOf.ts'

/** The entries with their summaries and shown fields, and links to the other pages of the list. */
const list: WriterOf<'list'> = (section, md) => {
  const { groups, calendar, labels, layout, title, part, links, emptyText, action } = section
  const level = title === undefined ? 2 : 3
  return [
    md.opening(section),
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
