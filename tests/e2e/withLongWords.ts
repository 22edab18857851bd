/** Replaces each word of six or more letters by a word of 30 letters, in the page in which it is evaluated. */
export function withLongWords(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.parentElement!.closest('script, style, svg, option')) continue
    text.data = text.data.replaceAll(/\p{L}{6,}/gu, 'Arbeitnehmerüberlassungsgesetz')
  }
}
