/** CSS without comments and unnecessary white space, for our own plain style sheets: no strings with braces or comment marks. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/([{;])\s*([\w-]+)\s*:\s+/g, '$1$2:')
    .replace(/;}/g, '}')
    .trim()
}
