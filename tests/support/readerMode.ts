import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'

/** The reader mode version of a document, by Mozilla’s Readability. */
export type ReaderMode = {
  title: string
  /** The blocks of content that reader mode should include, in order: paragraphs, items, headings below the first, cells. */
  blocks: string[]
  /** Those of them that reader mode omits. */
  missing: string[]
}

/** Reads a built document in reader mode. */
export function readerMode(html: string, url: string): ReaderMode {
  return readAsReaderMode(new JSDOM(html, { url }).window.document, Readability)
}

/** The same for a parsed document. The function uses nothing outside of itself, so it can be sent to a browser. */
export function readAsReaderMode(document: Document, Reader: typeof Readability): ReaderMode {
  const BLOCKS = 'p, li, h2, h3, h4, h5, h6, td, th, dt, dd, caption, summary, figcaption, blockquote'
  // Elements that are not content: navigation, controls, and hidden elements.
  const NOT_CONTENT = `nav, form, button, fieldset, [hidden], [aria-hidden="true"], template, dialog, svg, [role="img"], [role="tablist"],
  :is([data-type="callToAction"], [data-type="entryCards"], [data-type="relatedEntries"], [data-type="linkGroups"])`
  const squashed = (text: string) => text.replace(/\s+/g, '')
  // Whether a block contains nothing but links.
  const isWay = (block: Element, text: string) =>
    squashed([...block.querySelectorAll('a')].map((link) => link.textContent).join('')) === text

  const blocks = [...document.querySelectorAll(`#content :is(${BLOCKS})`)].flatMap((block) => {
    const text = squashed(block.textContent)
    return text === '' || block.closest(NOT_CONTENT) || block.querySelector(BLOCKS) || isWay(block, text) ? [] : [text]
  })
  const article = new Reader(document).parse()
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = article?.content ?? ''
  const kept = squashed(body.textContent)
  return { title: article?.title ?? '', blocks, missing: blocks.filter((block) => !kept.includes(block)) }
}
