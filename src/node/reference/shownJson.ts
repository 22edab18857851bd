/** The maximum length of JSON on one line. */
const LONGEST = 110

/** JSON for readers: short values are on one line. */
export function shownJson(value: unknown, indent = '', before = 0): string {
  const line = inLine(value)
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= LONGEST) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${shownJson(item, inner)}`)
    : Object.entries(value as object).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `
        return `${inner}${name}${shownJson(item, inner, name.length)}`
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`)
    .join(', ')} }`
}
