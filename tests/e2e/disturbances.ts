import type { Page } from 'playwright-core'

/** Changes to a document by browser extensions before its code has loaded, as functions that run in the page. */
export const disturbances: Record<string, () => void> = {
  'a translation': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, textarea, svg, option')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data}°`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'the icon of a password manager after each field': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea)')) field.after(document.createElement('div'))
  },
  'the layer of a grammar checker before each text field': () => {
    for (const field of document.querySelectorAll('main :is(textarea, input)')) field.before(document.createElement('lt-highlighter'))
  },
}

/**
 * Translates the page into its own words, like a translator: each text is replaced by elements with the translation, including texts added
 * later; changes within a text node are ignored.
 */
export async function translateToItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = root instanceof Text ? [root] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest('script, style, textarea, svg, option, font')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translate(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
