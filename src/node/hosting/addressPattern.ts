/** The regular expression for the pattern of a header rule, for servers and JavaScript; slashes are not escaped. */
export function addressPattern(paths: string): string {
  const isOpen = paths.endsWith('*')
  const parts = (isOpen ? paths.slice(0, -1) : paths).split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return `^${parts.join('/')}${isOpen ? '' : '$'}`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
