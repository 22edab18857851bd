import type { RootContent } from 'mdast'
import type { BodyContext, Piece } from '#src/node/import/text/bodyWriter.ts'
import { htmlMarkdown } from '#src/node/import/text/htmlMarkdown.ts'
import { htmlTree } from '#src/node/import/text/htmlTree.ts'
import { markdownNodes, replaceNodes, wordsOf } from '#src/node/import/text/markdownNodes.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { videoSection } from '#src/node/import/text/videoSection.ts'
import { barePath } from '#src/node/import/text/barePath.ts'
import { replaceBetween } from '#src/node/import/text/replaceBetween.ts'

const FENCE = /^(?:`{3,}|~{3,})/
const INLINE_CODE = /`[^`\n]+`/g
/** What opens and closes shortcodes of Hugo, and tags of Liquid. */
const SHORTCODES = [
  ['{{<', '>}}'],
  ['{{%', '%}}'],
  ['{%', '%}'],
] as const
const COMPONENT = /<\/?([A-Z][\w.]*)(?:[\s/](?:[^<>{}]|\{[^{}]*\})*)?>/g

/** The pieces of a Markdown text: its top-level parts, each counted as a block. Shortcodes, components and Liquid tags are reported. */
export function markdownPieces(body: string, isMdx: boolean, addressOf: (url: string) => string, context: BodyContext): Piece[] {
  const codes: { name: string; text: string }[] = []
  const gone = (name: string, text: string) => `\n\nxshortcode${codes.push({ name, text }) - 1}x\n\n`
  const plain = outsideCode(withListings(body), (text) => {
    const own = isMdx
      ? replaceBetween(
          text.replace(/^(?:import|export)\s[^\n]*$/gm, (line) => gone(line.startsWith('import') ? 'import' : 'export', line)),
          '{/*',
          '*/}',
          () => '',
        ).replace(COMPONENT, (tag, name: string) => (tag.startsWith('</') ? '\n\n' : gone(`<${name}>`, tag)))
      : text
    const liquid = own
      .replace(/^:::+[ \t]*(\w*)[^\n]*$/gm, (line, name: string) => (name === '' ? '' : gone(`:::${name}`, line)))
      .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '')
      // Classes and ids of kramdown.
      .replace(/\{:[^{}\n]*\}/g, '')
    const replaced = SHORTCODES.reduce((text, [open, close]) => replaceBetween(text, open, close, shortcode), liquid)
    return replaced.replace(/\{\{([^{}]*)\}\}/g, shortcode)
  })
  return markdownNodes(plain).flatMap((node): Piece[] => {
    if (node.type === 'paragraph') {
      const mark = /^xshortcode(\d+)x$/.exec(wordsOf(node).trim())
      if (mark) {
        const { name, text } = codes[Number(mark[1])]!
        context.tell('shortcode', shortened(text, 120))
        const isFrame = /^(?:<|:::)/.test(name)
        const why = isFrame ? 'the text in it came, its look did not' : 'nothing here does what it did'
        return [{ kind: 'text', nodes: [], blocks: [{ type: name, outcome: isFrame ? 'layout' : 'lost', why }] }]
      }
      const words = wordsOf(node).trim()
      const video = /^https?:\/\/\S+$/.test(words) ? videoSection(words, '', context) : undefined
      if (video)
        return [{ kind: 'section', section: video, needsTitle: false, instead: [node], blocks: [{ type: 'video', outcome: 'section' }] }]
    }
    const nodes = node.type === 'html' ? htmlMarkdown(htmlTree(node.value), context.tell) : [node]
    const root = { type: 'root' as const, children: nodes }
    replaceNodes(root, (inner) => {
      if (inner.type === 'link' || inner.type === 'image' || inner.type === 'definition') return [{ ...inner, url: addressOf(inner.url) }]
      return inner.type === 'text' ? [{ ...inner, value: inner.value.replace(/[ \n]?xshortcode\d+x[ \n]?/g, ' ') }] : [inner]
    })
    if (root.children.length > 0) return [{ kind: 'text', nodes: root.children, blocks: [{ type: nodeName(node), outcome: 'markdown' }] }]
    const isComment = node.type === 'html' && /^<!--|^<\//.test(node.value)
    return [
      {
        kind: 'text',
        nodes: [],
        blocks: [
          {
            type: nodeName(node),
            outcome: isComment ? 'layout' : 'lost',
            why: isComment ? 'has no content' : 'Markdown has no such element',
          },
        ],
      },
    ]
  })

  function shortcode(text: string, written: string): string {
    const inner = written.replace(/^-|-$/g, '').trim()
    const [name = ''] = inner.split(/\s/)
    const said = (key: string) => {
      const value = inner.replace(/\s/g, ' ').split(` ${key}=`)[1] ?? ''
      return /^["']/.test(value) ? value.slice(1).split(value[0]!, 1)[0] : undefined
    }
    const [, first] = /^\S+\s+["']?([^"'\s]+)/.exec(inner) ?? []
    // A link to another page of the source.
    if (/^(?:rel)?ref$/.test(name) && first) return /\.\w+$/.test(barePath(first)) ? first : `${first}.md`
    if (/^(?:post_url|link)$/.test(name) && first) return `/${first}.md`.replace(/^\/\/|\.md\.md$/, '/').replace(/(\.\w+)\.md$/, '$1')
    if (name === 'youtube' && first) return `\n\nhttps://www.youtube.com/watch?v=${said('id') ?? first}\n\n`
    if (name === 'vimeo' && first) return `\n\nhttps://vimeo.com/${said('id') ?? first}\n\n`
    if (name === 'figure' && said('src'))
      return `\n\n![${said('alt') ?? said('caption') ?? ''}](${said('src')})\n\n${said('caption') ? `*${said('caption')}*\n\n` : ''}`
    if (/^(?:site|page)\.(?:baseurl|url)$/.test(name) || /relative_url|absolute_url/.test(inner))
      return /["']([^"']+)["']/.exec(inner)?.[1] ?? ''
    return name.startsWith('/') || name.startsWith('end') || name.startsWith('comment') ? '\n\n' : gone(name || 'shortcode', text)
  }
}

/** A text with the listings of Liquid as fenced code. */
function withListings(text: string): string {
  return text
    .replace(/\{%-?\s*highlight\s+(\w+)(?:[\s-][^%{}]*)?%\}\n?/g, '\n```$1\n')
    .replace(/\n?\{%-?\s*endhighlight\s*-?%\}/g, '\n```\n')
}

/** Changes a text outside of its code, which keeps what looks like a shortcode. Code that is never closed ends with the text. */
function outsideCode(text: string, change: (part: string) => string): string {
  let done = ''
  let at = 0
  const keep = (from: number, to: number) => {
    done += change(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  let fence: { mark: string; from: number } | undefined
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    if (fence === undefined) {
      const mark = FENCE.exec(line)?.[0]
      if (mark !== undefined) fence = { mark, from: start }
      else for (const { index, 0: code } of line.matchAll(INLINE_CODE)) keep(start + index, start + index + code.length)
    } else if (line.startsWith(fence.mark)) {
      keep(fence.from, end)
      fence = undefined
    }
    start = end + 1
  }
  if (fence) keep(fence.from, text.length)
  return done + change(text.slice(at))
}

function nodeName(node: RootContent): string {
  return node.type === 'html' ? 'HTML' : node.type
}
