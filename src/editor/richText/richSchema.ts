import { type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** The number of the block of the opened text that a block came from; null for new ones. Only blocks of the document itself have one. */
const origin = { origin: { default: null, validate: 'number|null' } }

/** Headings of the page itself are of level 1, so `#` in a text is shown as level 2. */
const levelShown = (level: number) => Math.max(2, level)

const { table, table_row, table_header, table_cell } = tableNodes({
  tableGroup: 'block',
  cellContent: '(text | image)*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || null,
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs['style'] = `text-align: ${value}`
      },
    },
  },
})
const tables = {
  table: { ...table, attrs: origin },
  table_row: { ...table_row, content: '(table_cell | table_header)+' },
  // Not `th`: a new header is empty at first, which checkers of accessibility report.
  table_header: {
    ...table_header,
    toDOM: ({ attrs }: Node) =>
      ['td', { class: 'head', style: attrs['align'] === null ? null : `text-align: ${attrs['align'] as string}` }, 0] as const,
  },
  table_cell,
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', attrs: origin, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: '(text | image)*',
    group: 'block',
    defining: true,
    attrs: { ...origin, level: { default: 2, validate: 'number' } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: levelShown(level) } })),
    toDOM: ({ attrs }) => [`h${levelShown(attrs['level'] as number)}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: origin,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { ...origin, tight: { default: true }, marker: { default: null } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: ({ attrs }) => ['ul', { class: attrs['tight'] ? 'tight' : null }, 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    // Lists with `same` repeat their first number before each item.
    attrs: { ...origin, tight: { default: true }, marker: { default: null }, start: { default: 1 }, same: { default: false } },
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
    toDOM: ({ attrs }) => ['ol', { start: attrs['start'] === 1 ? null : attrs['start'], class: attrs['tight'] ? 'tight' : null }, 0],
  },
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  horizontal_rule: { group: 'block', attrs: origin, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  code_block: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    attrs: { ...origin, info: { default: '' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  ...tables,
  // Text that has no other form here, such as the addresses of links at the end of a text.
  source: {
    group: 'block',
    atom: true,
    attrs: { ...origin, text: { default: '' } },
    toDOM: ({ attrs }) => ['pre', { class: 'source' }, attrs['text'] as string],
  },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: { validate: 'string' }, alt: { default: '' }, title: { default: null } },
    parseDOM: [
      {
        tag: 'img[src^="/"]',
        getAttrs: (image) => ({ src: (image as Element).getAttribute('src'), alt: (image as Element).getAttribute('alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: attrs['src'], alt: attrs['alt'], title: attrs['title'] }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

/** What the Markdown of the site can say, as the page shows it. */
export const richSchema = new Schema({
  nodes,
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' }, title: { default: null } },
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: (link as Element).getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'], title: attrs['title'] }, 0],
    },
    em: { parseDOM: [{ tag: 'i' }, { tag: 'em' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    code: { code: true, inclusive: false, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
