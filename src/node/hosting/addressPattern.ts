/**
 * The regular expression for the pattern of a header rule, for servers and JavaScript; slashes are not escaped. `lettersOf` writes texts
 * with letters outside ASCII.
 */
export function addressPattern(paths: string, lettersOf: (text: string) => string = escaped): string {
  const isOpen = paths.endsWith('*')
  const parts = (isOpen ? paths.slice(0, -1) : paths)
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : (/[\u0080-\uffff]/.test(part) ? lettersOf : escaped)(part)))
  return `^${parts.join('/')}${isOpen ? '' : '$'}`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
