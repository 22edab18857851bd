import type { FeedDocument, FeedItem } from './FeedItem.ts'
import { moment } from './rss.ts'
import { element, emptyElement } from './xmlText.ts'

/** An entry in Atom. Its content is escaped HTML: some readers reorder the words of XHTML. */
export function atomEntry({ id, url, title, summary, published, updated, authors, categories, content, pictures }: FeedItem): string {
  return [
    '<entry>\n',
    element('title', title),
    element('id', id),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', moment(published)),
    element('updated', moment(updated)),
    ...authors.map((author) => person(author.name, author.url)),
    ...categories.map((category) => emptyElement('category', { term: category.id, label: category.label })),
    element('summary', summary),
    element('content', content, { type: 'html' }),
    ...pictures.map((picture) =>
      emptyElement('link', { rel: 'enclosure', type: picture.type, length: String(picture.bytes), href: picture.url }),
    ),
    '</entry>\n',
  ].join('')
}

/** A document of a feed in Atom. */
export function atom(feed: FeedDocument, entries: readonly string[]): string {
  const { id, title, description, language, publisher, home, self, current, older, newer, isArchive, updated } = feed
  const link = (rel: string, base: string | undefined) =>
    base === undefined ? '' : emptyElement('link', { rel, type: 'application/atom+xml', href: `${base}.atom` })
  const history = isArchive ? ' xmlns:fh="http://purl.org/syndication/history/1.0"' : ''
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"${history} xml:lang="${language}">\n`,
    element('title', title),
    element('subtitle', description),
    element('id', id),
    element('updated', moment(updated)),
    person(publisher, undefined),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: home }),
    link('self', self),
    isArchive ? link('current', current) : '',
    link('prev-archive', older),
    link('next-archive', newer),
    isArchive ? '<fh:archive/>\n' : '',
    ...entries,
    '</feed>\n',
  ].join('')
}

function person(name: string, uri: string | undefined): string {
  return `<author>\n${element('name', name)}${element('uri', uri)}</author>\n`
}
