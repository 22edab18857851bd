import type { RootContent } from 'mdast'
import type { BodyContext, Piece } from '#src/node/import/text/bodyWriter.ts'
import { htmlMarkdown } from '#src/node/import/text/htmlMarkdown.ts'
import { htmlTree } from '#src/node/import/text/htmlTree.ts'
import { markdownNodes, replaceNodes, wordsOf } from '#src/node/import/text/markdownText.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { videoSection } from '#src/node/import/text/videoSection.ts'

/** Code keeps what looks like a shortcode. */
const CODE = /^(```+|~~~+)[^]*?^\1[^\n]*$|`[^`\n]+`/gm
const SHORTCODE = /\{\{[<%]\s*([^]*?)\s*[>%]\}\}|\{%-?\s*([^]*?)\s*-?%\}|\{\{-?\s*([^{}]*?)\s*-?\}\}/g
const COMPONENT = /<\/?([A-Z][\w.]*)\b(?:[^>{}]|\{[^}]*\})*>/g

/** The pieces of a Markdown text: its top-level parts, each counted as a block. Shortcodes, components and Liquid tags are reported. */
export function markdownPieces(body: string, isMdx: boolean, addressOf: (url: string) => string, context: BodyContext): Piece[] {
  const codes: { name: string; text: string }[] = []
  const gone = (name: string, text: string) => `\n\nxshortcode${codes.push({ name, text }) - 1}x\n\n`
  const plain = outsideCode(body, (text) => {
    const own = isMdx
      ? text
          .replace(/^(?:import|export)\s[^\n]*$/gm, (line) => gone(line.startsWith('import') ? 'import' : 'export', line))
          .replace(/\{\/\*[^]*?\*\/\}/g, '')
          .replace(COMPONENT, (tag, name: string) => (tag.startsWith('</') ? '\n\n' : gone(`<${name}>`, tag)))
      : text
    return own
      .replace(/^:::+\s*(\w*)[^\n]*$/gm, (line, name: string) => (name === '' ? '' : gone(`:::${name}`, line)))
      .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '')
      .replace(
        /\{%-?\s*highlight\s+(\w+)[^%]*%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}/g,
        (_, name: string, code: string) => `\n\`\`\`${name}\n${code.trim()}\n\`\`\`\n`,
      )
      .replace(SHORTCODE, (text, hugo?: string, liquid?: string, value?: string) => shortcode(text, hugo ?? liquid ?? value ?? ''))
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
      return inner.type === 'text' ? [{ ...inner, value: inner.value.replace(/\s*xshortcode\d+x\s*/g, ' ') }] : [inner]
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

  function shortcode(text: string, inner: string): string {
    const [name = ''] = inner.split(/\s/)
    const said = (key: string) => new RegExp(`\\b${key}=["']([^"']*)["']`).exec(inner)?.[1]
    const [, first] = /^\S+\s+["']?([^"'\s]+)/.exec(inner) ?? []
    // A link to another page of the source.
    if (/^(?:rel)?ref$/.test(name) && first) return /\.\w+(?:#.*)?$/.test(first) ? first : `${first}.md`
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

function outsideCode(text: string, change: (part: string) => string): string {
  let done = ''
  let at = 0
  for (const { index, 0: code } of text.matchAll(CODE)) {
    done += change(text.slice(at, index)) + code
    at = index + code.length
  }
  return done + change(text.slice(at))
}

function nodeName(node: RootContent): string {
  return node.type === 'html' ? 'HTML' : node.type
}
