import type { RootContent as HtmlContent } from 'hast'
import type { BodyContext, Piece } from '#src/node/import/text/bodyWriter.ts'
import { htmlMarkdown } from '#src/node/import/text/htmlMarkdown.ts'
import { htmlTree, textOf } from '#src/node/import/text/htmlTree.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { videoSection } from '#src/node/import/text/videoSection.ts'
import type { BlockContext } from './BlockContext.ts'
import type { GalleryFile } from './galleryHtml.ts'
import { paragraphs } from './paragraphs.ts'
import { replaceShortcodes } from './replaceShortcodes.ts'

/** Shortcodes of WordPress and of common plug-ins that enclose text or need no attributes; others need an attribute to be taken for one. */
const KNOWN =
  /^(?:caption|wp_caption|gallery|embed|audio|video|playlist|contact-form|contact-form-7|gravityform|wpforms|ninja_form|mc4wp_form|product|products|add_to_cart|woocommerce_\w+|vc_\w+|et_pb_\w+|fusion_\w+|su_\w+|tabs?|accordion|toggle|button|column|row|one_half|one_third|two_third|youtube|vimeo|googlemaps|toc|table)$/

/** The pieces of a classic page: its top-level elements, each counted as a block, and its shortcodes. */
export function classicPieces(html: string, context: BlockContext, gallery: (files: GalleryFile[]) => Piece[]): Piece[] {
  const codes: { name: string; text: string; attrs: string; inner: string | undefined }[] = []
  const marked = replaceShortcodes(html, ({ text, name, attrs, inner, isEscaped }) => {
    if (isEscaped) return text.slice(1, -1)
    const isCode = KNOWN.test(name) || inner !== undefined || /\s[\w-]+=/.test(attrs)
    if (!isCode) return text
    if (name.endsWith('caption')) return captioned(attrs, inner ?? '')
    if (name === 'embed' && inner !== undefined) return `\n\n${inner.trim()}\n\n`
    const [url] = /https?:\/\/[^\s"'\]]+/.exec(attrs) ?? []
    if (url !== undefined && /^(?:youtube|vimeo|audio|video)$/.test(name))
      return `\n\n${name.length === 5 && name !== 'vimeo' ? linkTo(url) : url}\n\n`
    codes.push({ name, text, attrs, inner })
    return `${inner ?? ''}\n\n<x-shortcode data-n="${codes.length - 1}"></x-shortcode>\n\n`
  })
  const top = htmlTree(paragraphs(marked)).children.filter((node) => node.type === 'element' || textOf(node).trim() !== '')
  return top.flatMap((node): Piece[] => {
    if (node.type === 'element' && node.tagName === 'x-shortcode') return shortcodePieces(codes[Number(node.properties['dataN'])]!)
    return elementPieces(node, context)
  })

  function shortcodePieces({ name, text, attrs, inner }: (typeof codes)[number]): Piece[] {
    if (name === 'gallery')
      return gallery(
        context.galleryOf(
          /ids=["']?([\d,\s]+)/
            .exec(attrs)?.[1]
            ?.split(',')
            .map((id) => id.trim()),
        ),
      )
    const why = inner?.trim() ? 'its effect did not come; the text in it did' : 'nothing here does what this shortcode did'
    context.tell('shortcode', shortened(text, 120))
    return [{ kind: 'text', nodes: [], blocks: [{ type: `shortcode ${name}`, outcome: inner?.trim() ? 'layout' : 'lost', why }] }]
  }
}

function elementPieces(node: HtmlContent, context: BodyContext): Piece[] {
  const type = node.type === 'element' ? `classic ${node.tagName}` : 'classic text'
  const words = textOf(node).trim()
  const video = /^https?:\/\/\S+$/.test(words) ? videoSection(words, '', context) : undefined
  const nodes = htmlMarkdown({ type: 'root', children: [node] }, context.tell)
  if (video) return [{ kind: 'section', section: video, needsTitle: false, instead: nodes, blocks: [{ type, outcome: 'section' }] }]
  if (nodes.length > 0) return [{ kind: 'text', nodes, blocks: [{ type, outcome: 'markdown' }] }]
  const isSpace = words === ''
  return [
    {
      kind: 'text',
      nodes,
      blocks: [{ type, outcome: isSpace ? 'layout' : 'lost', why: isSpace ? 'has no content' : 'Markdown has no such element' }],
    },
  ]
}

/** A picture with its caption, as in newer pages. */
function captioned(attrs: string, inner: string): string {
  const said = /caption="([^"]*)"/.exec(attrs)?.[1]
  const [, picture = inner, below = ''] = /^((?:<a\b[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(inner.trim()) ?? []
  const caption = said ?? below.trim()
  return `\n\n<figure>${picture}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>\n\n`
}

function linkTo(url: string): string {
  return `<a href="${url}">${url.split('/').at(-1)}</a>`
}
