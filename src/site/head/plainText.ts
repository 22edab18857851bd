/** The text of HTML generated from Markdown. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|blockquote|td|th|pre)>|<br>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
