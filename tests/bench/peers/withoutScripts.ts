/** A document without what only scripts need: themselves, what loads them early, and the data that they read. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, '')
    .replaceAll(/<link\b(?=[^>]*\brel="?preload"?)(?=[^>]*\bas="?(?:script|fetch)"?)[^>]*>/g, '')
}
