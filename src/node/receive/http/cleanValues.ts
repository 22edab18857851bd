import type { Field, Values } from '#src/site/forms/formTypes.ts'

/**
 * The values of a form’s fields as safe text: without control characters, lone surrogates and surrounding spaces, with normalized line
 * breaks, and without any in single-line fields. Files, unknown fields and values that are not text are left out. Empty fields are absent.
 */
export function cleanValues(fields: readonly Field[], read: (name: string) => unknown): Values {
  const values: [string, string][] = []
  for (const { name, kind } of fields) {
    if (kind === 'file') continue
    const sent = read(name)
    if (typeof sent !== 'string') continue
    const text = sent
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
    const value = (kind === 'long' ? text : text.replace(/[\n\t]+/g, ' ')).trim()
    if (value !== '') values.push([name, value])
  }
  return Object.fromEntries(values)
}
