/** The regular expression for the pattern of a rule of headers, as servers and JavaScript read it; slashes are written as they are. */
export function addressPattern(paths: string): string {
  const isOpen = paths.endsWith('*')
  const parts = (isOpen ? paths.slice(0, -1) : paths).split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return `^${parts.join('/')}${isOpen ? '' : '$'}`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
