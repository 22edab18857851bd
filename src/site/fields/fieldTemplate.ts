/** A field in braces in a text: `{start}`, `{period.end}` or `{period, month}`. `at` is its index in the text. */
export type TemplateField = { raw: string; at: number; name: string; part?: string | undefined; format?: string | undefined }

const FIELD = /\{([a-z][A-Za-z0-9]{0,39})(?:\.([A-Za-z]{1,20}))?(?:, ?([A-Za-z]{0,20}))?\}/g

/** The fields in braces in a text, in order. */
export function templateFields(text: string): TemplateField[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(FIELD)].map(({ 0: raw, 1: name, 2: part, 3: format, index }) => ({ raw, at: index, name: name!, part, format }))
}

/** The text with a value for each field in braces. */
export function withFields(text: string, fields: readonly { raw: string; at: number; words: string }[]): string {
  let made = ''
  let end = 0
  for (const { raw, at, words } of fields) {
    made += text.slice(end, at) + words
    end = at + raw.length
  }
  return made + text.slice(end)
}
