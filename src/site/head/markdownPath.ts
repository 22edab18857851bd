/** The path of the Markdown of a page: `/about.md`, `/index.md` for the home page. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}
