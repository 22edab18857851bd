import type { Element } from 'hast'
import type { BodyContext, CountedBlock, NewPicture, Piece } from '#src/node/import/text/bodyWriter.ts'
import { htmlMarkdown } from '#src/node/import/text/htmlMarkdown.ts'
import { attribute, elementsIn, htmlTree, plainText, textOf } from '#src/node/import/text/htmlTree.ts'
import { markdownText } from '#src/site/markdown/markdownText.ts'
import { markdownNodes } from '#src/node/import/text/markdownNodes.ts'
import { settledText } from '#src/node/import/text/settledText.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { videoSection } from '#src/node/import/text/videoSection.ts'
import { type Block, childBlocks, htmlOf, ownHtml, withDescendants } from './blockTree.ts'
import type { BlockContext } from './BlockContext.ts'
import { classicPieces } from './classicPieces.ts'
import { galleryHtml } from './galleryHtml.ts'
import { replaceBetween } from '#src/node/import/text/replaceBetween.ts'
import { withoutEnd } from '#src/node/import/text/withoutEnd.ts'

type Convert = (block: Block, context: BlockContext) => Piece[]

/** The pieces of the blocks of a page. Each block, at any depth, is counted in exactly one of them. */
export function blockPieces(blocks: readonly Block[], context: BlockContext): Piece[] {
  const pieces: Piece[] = []
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!
    if (block.name !== 'details') {
      pieces.push(...(CONVERT[block.name] ?? unknown)(block, context))
      continue
    }
    // Details in a row are questions and answers.
    const from = index
    while (blocks[index + 1]?.name === 'details') index++
    pieces.push(questions(blocks.slice(from, index + 1), context))
  }
  return pieces
}

const counted = (block: Block, outcome: CountedBlock['outcome'] = 'markdown', why?: string): CountedBlock[] =>
  withDescendants(block).map(({ name }) => ({ type: name, outcome, ...(why === undefined ? {} : { why }) }))

const own = (block: Block, outcome: CountedBlock['outcome'], why?: string): CountedBlock => ({
  type: block.name,
  outcome,
  ...(why === undefined ? {} : { why }),
})

const nodesOf = (html: string, context: BodyContext) => htmlMarkdown(htmlTree(html), context.tell)

/** Running text. */
const text: Convert = (block, context) => [{ kind: 'text', nodes: nodesOf(htmlOf(block), context), blocks: counted(block) }]

/** A block that arranges others: they come, one below the other. */
const container: Convert = (block, context) => [
  { kind: 'text', nodes: [], blocks: [own(block, 'layout', 'only arranges other blocks')] },
  ...blockPieces(childBlocks(block), context),
]

const lost =
  (why: string): Convert =>
  (block) => [{ kind: 'text', nodes: [], blocks: counted(block, 'lost', why) }]

const layout: Convert = (block) => [{ kind: 'text', nodes: [], blocks: counted(block, 'layout', 'has no content') }]

/** A section of exactly one block with all that it contains. */
const section = (block: Block, fields: Record<string, unknown>, instead: Piece[], needsTitle = false): Piece => ({
  kind: 'section',
  section: fields,
  needsTitle,
  instead: instead.flatMap((piece) => (piece.kind === 'text' ? piece.nodes : piece.instead)),
  blocks: counted(block),
})

const image: Convert = (block, context) => {
  const [shown] = elementsIn(htmlTree(htmlOf(block)), 'img')
  const url = shown && attribute(shown, 'src')
  const found = url === undefined ? undefined : context.picture(url)
  if (!shown || !found) {
    const caption = captionOf(block)
    const why = 'the file of its picture did not come'
    return caption === '' ? lost(why)(block, context) : (context.tell('picture', `${why}: ${url ?? 'no address'}`), text(block, context))
  }
  const caption = captionOf(block)
  const isSmall = /alignleft|alignright/.test(htmlOf(block))
  const fields = {
    type: 'media',
    width: isSmall || !/alignwide|alignfull/.test(htmlOf(block)) ? 'reading' : 'wide',
    shows: { kind: 'picture', ...found, alt: altOf(shown, context) },
    ...(caption === '' ? {} : { caption: shortened(caption, 320) }),
  }
  return [section(block, fields, text(block, context))]
}

const gallery: Convert = (block, context) => {
  const shown = elementsIn(htmlTree(htmlOf(block)), 'img')
  const figures = new Map(
    elementsIn(htmlTree(htmlOf(block)), 'figure', 'li').flatMap((figure) => {
      const [img] = elementsIn(figure, 'img')
      const [caption] = elementsIn(figure, 'figcaption')
      return img && caption ? [[attribute(img, 'src') ?? '', textOf(caption).trim()] as const] : []
    }),
  )
  const items = shown.flatMap((img) => {
    const url = attribute(img, 'src') ?? ''
    const found = context.picture(url)
    const caption = figures.get(url) ?? ''
    return found ? [{ ...found, alt: altOf(img, context), ...(caption === '' ? {} : { caption: shortened(caption, 320) }) }] : []
  })
  const different = items.filter(({ src }, index) => items.findIndex((item) => item.src === src) === index)
  if (different.length === 0) return lost('the files of its pictures did not come')(block, context)
  if (different.length < shown.length) context.tell('gallery', `${different.length} of ${shown.length} pictures came`)
  const instead = text(block, context)
  if (different.length < 2 || different.length > 36) return instead
  return [section(block, { type: 'gallery', columns: columnsOf(block, different.length), items: different }, instead, true)]
}

const MARKS = '"“”„«»\''
const withoutMarks = (words: string) => withoutEnd(words.replace(/^["“”„«»']+/, ''), MARKS).trim()

const quote: Convert = (block, context) => {
  const tree = htmlTree(htmlOf(block))
  const [cite] = elementsIn(tree, 'cite', 'figcaption')
  const name = cite
    ? textOf(cite)
        .replace(/\s+/g, ' ')
        .replace(/^[—–-]\s*/, '')
        .trim()
    : ''
  const all = textOf(tree).replace(/\s+/g, ' ').trim()
  const words = withoutMarks(cite ? all.replace(textOf(cite).replace(/\s+/g, ' ').trim(), '') : all)
  const instead = text(block, context)
  const isSimple = elementsIn(tree, 'a', 'img', 'ul', 'ol', 'table').length === 0
  if (name === '' || name.length > 80 || words === '' || words.length > 600 || !isSimple) return instead
  return [section(block, { type: 'quote', text: words, name }, instead)]
}

const table: Convert = (block, context) => {
  const tree = htmlTree(htmlOf(block))
  const rows = elementsIn(tree, 'tr').map((row) => elementsIn(row, 'th', 'td').map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()))
  const [columns = [], ...below] = rows
  const caption = captionOf(block)
  const instead = text(block, context)
  const hasHead = elementsIn(tree, 'thead').length > 0
  const isPlain = elementsIn(tree, 'a', 'img', 'strong', 'em', 'code').length === 0
  const fits =
    columns.length >= 2 &&
    columns.length <= 6 &&
    below.length >= 1 &&
    below.length <= 40 &&
    columns.every((label) => label !== '' && label.length <= 60) &&
    below.every((row) => row.length === columns.length && row.every((cell) => cell !== '' && cell.length <= 200))
  if (!hasHead || !isPlain || !fits || caption === '' || caption.length > 160) return instead
  return [section(block, { type: 'dataTable', caption, columns, rows: below }, instead, true)]
}

const embed: Convert = (block, context) => {
  const said = block.attrs['url']
  const url = typeof said === 'string' ? said : plainText(htmlOf(block)).split(' ')[0]!
  if (!/^https?:/.test(url)) return lost('it has no address')(block, context)
  const link = markdownNodes(`[${url.replace(/^https?:\/\//, '').replace(/[[\]\\]/g, '')}](<${url}>)`)
  const caption = captionOf(block)
  const video = videoSection(url, caption, context)
  if (video) return [{ kind: 'section', section: video, needsTitle: false, instead: link, blocks: counted(block) }]
  context.tell('embed', `became a link: ${url}`)
  return [{ kind: 'text', nodes: link, blocks: counted(block) }]
}

const video: Convert = (block, context) => {
  const [shown] = elementsIn(htmlTree(htmlOf(block)), 'video')
  const url = shown && attribute(shown, 'src')
  const file = url === undefined ? undefined : context.file(url)
  if (!shown || !url || !file || !/\.(?:mp4|webm)$/.test(file))
    return url ? text(block, context) : lost('it has no address')(block, context)
  const caption = captionOf(block)
  const given = attribute(shown, 'poster')
  const poster = given === undefined ? undefined : context.picture(given)
  const name = shortened(caption || context.altOf(url), 120)
  const shows = {
    kind: 'video',
    src: file,
    name,
    poster: { ...(poster ?? { src: context.poster(), width: 1280, height: 720 }), alt: name },
  }
  return [
    section(
      block,
      { type: 'media', width: 'reading', shows, ...(caption === '' ? {} : { caption: shortened(caption, 320) }) },
      text(block, context),
    ),
  ]
}

const file: Convert = (block, context) => {
  const [link] = elementsIn(htmlTree(htmlOf(block)), 'a')
  if (!link) return lost('it has no address')(block, context)
  const html = `<p><a href="${escaped(attribute(link, 'href') ?? '')}">${escaped(textOf(link))}</a></p>`
  return [{ kind: 'text', nodes: nodesOf(html, context), blocks: counted(block) }]
}

/** One or two buttons below a heading are an invitation; others are links. */
const buttons: Convert = (block, context) => {
  const links = elementsIn(htmlTree(htmlOf(block)), 'a')
  const actions = links.flatMap((link) => {
    const href = context.link(attribute(link, 'href') ?? '')
    const label = textOf(link).replace(/\s+/g, ' ').trim()
    return href === undefined || label === '' || label.length > 60 ? [] : [{ label, href }]
  })
  const html = links.map((link) => `<p><a href="${escaped(attribute(link, 'href') ?? '')}">${escaped(textOf(link))}</a></p>`).join('')
  const words = html === '' && plainText(htmlOf(block)) !== '' ? `<p>${escaped(plainText(htmlOf(block)))}</p>` : html
  const instead: Piece[] = [{ kind: 'text', nodes: nodesOf(words, context), blocks: counted(block) }]
  if (actions.length !== links.length || actions.length < 1 || actions.length > 2) return instead
  return [section(block, { type: 'callToAction', variant: 'quiet', actions }, instead, true)]
}

/** A picture with text upon it: the picture, and the text below. */
const cover: Convert = (block, context) => {
  const html = htmlOf(block)
  const [img] = elementsIn(htmlTree(ownHtml(block)), 'img')
  const url = block.attrs['url'] ?? (img && attribute(img, 'src')) ?? /background-image:\s*url\(['"]?([^'")]+)/.exec(html)?.[1]
  const found = typeof url === 'string' ? context.picture(url) : undefined
  const children = childBlocks(block)
  const inner: Piece[] =
    children.length > 0
      ? blockPieces(children, context)
      : [{ kind: 'text', nodes: nodesOf(html.replace(/<img[^<>]*>/g, ''), context), blocks: [] }]
  if (!found) {
    const why = url === undefined ? 'only arranges other blocks' : 'the file of its picture did not come; its text did'
    return [{ kind: 'text', nodes: [], blocks: [own(block, 'layout', why)] }, ...inner]
  }
  const alt = img ? altOf(img, context) : context.altOf(String(url))
  return [mediaPiece(found, alt, [own(block, 'section')]), ...inner]
}

/** A picture next to text: the picture, and the text. */
const mediaText: Convert = (block, context) => {
  const [img] = elementsIn(htmlTree(ownHtml(block)), 'img')
  const url = img && attribute(img, 'src')
  const found = url === undefined ? undefined : context.picture(url)
  const inner = blockPieces(childBlocks(block), context)
  if (!img || !found)
    return [{ kind: 'text', nodes: [], blocks: [own(block, 'layout', 'the file of its picture did not come; its text did')] }, ...inner]
  return [mediaPiece(found, altOf(img, context), [own(block, 'section')]), ...inner]
}

const mediaPiece = (picture: NewPicture, alt: string, blocks: CountedBlock[]): Piece => ({
  kind: 'section',
  section: { type: 'media', width: 'wide', shows: { kind: 'picture', ...picture, alt } },
  needsTitle: false,
  instead: [{ type: 'paragraph', children: [{ type: 'image', url: picture.src, alt }] }],
  blocks,
})

function questions(details: readonly Block[], context: BlockContext): Piece {
  const parts = details.map((block) => {
    const [summary] = elementsIn(htmlTree(htmlOf(block)), 'summary')
    const question = summary ? textOf(summary).replace(/\s+/g, ' ').trim() : ''
    const html = replaceBetween(htmlOf(block), '<summary', '</summary>', () => '').replace(/<\/?details[^<>]*>/g, '')
    return { question, nodes: nodesOf(html, context) }
  })
  const blocks = details.flatMap((block) => counted(block))
  return faq(parts, blocks, context)
}

function faq(parts: { question: string; nodes: ReturnType<typeof nodesOf> }[], blocks: CountedBlock[], context: BodyContext): Piece {
  const items = parts.map(({ question, nodes }) => ({ question, answer: markdownText(settledText(nodes, context)) }))
  const instead = parts.flatMap(({ question, nodes }) => [
    { type: 'paragraph' as const, children: [{ type: 'strong' as const, children: [{ type: 'text' as const, value: question }] }] },
    ...nodes,
  ])
  const fits = items.length <= 20 && items.every(({ question, answer }) => question !== '' && question.length <= 160 && answer !== '')
  if (!fits) return { kind: 'text', nodes: instead, blocks }
  return { kind: 'section', section: { type: 'faq', items }, needsTitle: true, instead, blocks }
}

/** The question blocks of Yoast and Rank Math keep their questions in their attributes. */
const seoFaq: Convert = (block, context) => {
  const { attrs } = block
  const asked = Array.isArray(attrs['questions']) ? (attrs['questions'] as Record<string, unknown>[]) : []
  const parts = asked.flatMap((entry) => {
    const question = plainText(String(entry['jsonQuestion'] ?? entry['title'] ?? ''))
    const answer = String(entry['jsonAnswer'] ?? entry['content'] ?? '')
    return question === '' ? [] : [{ question, nodes: nodesOf(answer, context) }]
  })
  return parts.length === 0 ? text(block, context) : [faq(parts, counted(block), context)]
}

const latestPosts: Convert = (block, context) => {
  const { query } = block.attrs
  const said = block.attrs['postsToShow'] ?? (query as Record<string, unknown> | undefined)?.['perPage']
  const limit = typeof said === 'number' && said >= 1 && said <= 100 ? said : 5
  const fields = { type: 'list', collection: context.articles, sort: { by: 'published' }, layout: 'rows', limit }
  return context.articles === ''
    ? lost('there are no articles to list')(block, context)
    : [{ kind: 'section', section: fields, needsTitle: false, instead: [], blocks: counted(block) }]
}

/** A reusable block stands for the blocks that it names. */
const reusable: Convert = (block, context) => {
  const blocks = context.reusable(Number(block.attrs['ref']))
  if (!blocks) return lost('the reusable block that it names is not in the export')(block, context)
  return [
    { kind: 'text', nodes: [], blocks: [own(block, 'layout', 'the blocks that it stands for came')] },
    ...blockPieces(blocks, context),
  ]
}

/** Classic text, in a block of that kind or outside of all blocks. Its elements are counted one by one. */
const classic: Convert = (block, context) =>
  classicPieces(htmlOf(block), context, (files) => gallery({ ...block, name: 'shortcode gallery', parts: [galleryHtml(files)] }, context))

const socialLink: Convert = (block, context) => {
  const { url, service, label } = block.attrs
  if (typeof url !== 'string' || url === '') return lost('it has no address')(block, context)
  const html = `<p><a href="${escaped(url)}">${escaped(String(label ?? service ?? url))}</a></p>`
  return [{ kind: 'text', nodes: nodesOf(html, context), blocks: counted(block) }]
}

/** A block of a plug-in: its text comes, if it has any. */
const unknown: Convert = (block, context) => {
  const html = htmlOf(block)
  if (block.name.startsWith('core-embed/')) return embed(block, context)
  const hasContent = plainText(html) !== '' || elementsIn(htmlTree(html), 'img', 'video', 'iframe').length > 0
  if (!hasContent) return lost('this type of block is unknown and has no text')(block, context)
  context.tell(`block ${block.name}`, 'is unknown; its text came')
  if (childBlocks(block).length > 0) return container(block, context)
  return text(block, context)
}

const dynamic = lost('WordPress computes it on each visit')
const template = lost('it belongs to the theme')

/** The table: what becomes of each type of block. */
const CONVERT: Record<string, Convert> = {
  classic,
  freeform: classic,
  paragraph: text,
  heading: text,
  list: text,
  code: text,
  preformatted: text,
  verse: text,
  html: text,
  footnotes: text,
  audio: text,
  image,
  gallery,
  quote,
  pullquote: quote,
  table,
  embed,
  video,
  file,
  buttons,
  button: buttons,
  cover,
  'cover-image': cover,
  'media-text': mediaText,
  'yoast/faq-block': seoFaq,
  'rank-math/faq-block': seoFaq,
  'latest-posts': latestPosts,
  query: latestPosts,
  'social-link': socialLink,
  'social-links': container,
  block: reusable,
  group: container,
  columns: container,
  column: container,
  row: container,
  stack: container,
  'text-columns': text,
  shortcode: classic,
  separator: layout,
  spacer: layout,
  more: layout,
  nextpage: layout,
  missing: lost('it was already missing in WordPress'),
  ...Object.fromEntries(
    ['archives', 'calendar', 'categories', 'latest-comments', 'tag-cloud', 'rss', 'search', 'loginout', 'page-list', 'page-list-item'].map(
      (name) => [name, dynamic],
    ),
  ),
  ...Object.fromEntries(
    [
      'avatar',
      'comments',
      'comment-template',
      'navigation',
      'navigation-link',
      'navigation-submenu',
      'post-author',
      'post-author-biography',
      'post-author-name',
      'post-comments-form',
      'post-content',
      'post-date',
      'post-excerpt',
      'post-featured-image',
      'post-navigation-link',
      'post-template',
      'post-terms',
      'post-title',
      'query-title',
      'read-more',
      'site-logo',
      'site-tagline',
      'site-title',
      'template-part',
      'term-description',
    ].map((name) => [name, template]),
  ),
}

function captionOf(block: Block): string {
  const [caption] = elementsIn(htmlTree(htmlOf(block)), 'figcaption')
  return caption ? textOf(caption).replace(/\s+/g, ' ').trim() : ''
}

function altOf(img: Element, context: BodyContext): string {
  return shortened(attribute(img, 'alt') ?? '', 240) || context.altOf(attribute(img, 'src') ?? '')
}

function columnsOf(block: Block, items: number): 2 | 3 | 4 {
  const said = Number(block.attrs['columns'] ?? /columns-(\d)/.exec(ownHtml(block))?.[1] ?? 3)
  return Math.max(2, Math.min(4, said, items)) as 2 | 3 | 4
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
