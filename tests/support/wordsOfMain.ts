import { JSDOM } from 'jsdom'
import MarkdownIt from 'markdown-it'

/** What the main part of a document contains that its Markdown need not, and why. */
const NOT_READ: readonly [selector: string, why: string][] = [
  ['[aria-hidden="true"], svg, script, style, noscript', 'nobody reads it, or only without scripts'],
  ['.visually-hidden:not(td *)', 'it tells people who do not see the page what a control does; in a table it is the value'],
  ['dialog p', 'the caption of an enlarged picture is that of the small one'],
  ['.controls, .letters, .show-all, .choice, [data-until] > summary', 'searches, filters and folds: the Markdown shows everything'],
  ['.billing label > span:not(:has(small))', 'the switch between billing periods: the Markdown has the prices of both'],
  ['[id^="profile_"][id$="_hint"]', 'it counts what a visitor types'],
  ['.step-label', 'the button between the steps of a form'],
  ['.keep-switch, .drop .MuiButton-root, .drop > span, button[type="button"], fieldset[role="none"]', 'the controls of tools'],
]

/** The words of the main part of a document, each as often as it is there: of what visitors can read, with the texts of pictures. */
export function wordsOfMain(html: string): string[] {
  const { document } = new JSDOM(html).window
  const main = document.querySelector('main')!
  for (const [selector] of NOT_READ) main.querySelectorAll(selector).forEach((element) => element.remove())
  for (const element of main.querySelectorAll('.billing label > span')) element.replaceChildren(...element.querySelectorAll('small'))
  const bands = [...main.querySelectorAll('.untranslated, .band')].filter((band) => !band.parentElement!.closest('.band'))
  return bands.flatMap(wordsIn)
}

/** The words that Markdown shows, without what stands above it, as a parser of CommonMark with tables reads it. */
export function wordsOfMarkdown(markdown: string): string[] {
  const body = markdown.replace(/^---\n[^]*?\n---\n/, '')
  const parser = new MarkdownIt('commonmark').enable(['table', 'strikethrough'])
  return wordsIn(new JSDOM(`<main>${parser.render(body)}</main>`).window.document.querySelector('main')!)
}

/** The words of one list that the other lacks, as often as it does. */
export function lacking(words: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

function wordsIn(element: Element): string[] {
  const pieces: string[] = []
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) pieces.push(node.nodeValue!)
    if (node.nodeType !== node.ELEMENT_NODE) return
    const found = node as Element
    if (found.localName === 'img') pieces.push(found.getAttribute('alt') ?? '')
    if (found.getAttribute('role') === 'img') pieces.push(found.getAttribute('aria-label') ?? '')
    pieces.push(' ')
    found.childNodes.forEach(visit)
    pieces.push(' ')
  }
  visit(element)
  return wordsOfText(pieces.join(''))
}

/** The words of a text. */
export function wordsOfText(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
}
