import type { Field, Values } from '#src/site/forms/formTypes.ts'

/**
 * The values of the fields that a form has, as text that every program can take: without control characters, halves of characters and
 * spaces around it, with ends of lines in one form, and none where a field has one line. Whatever else was sent is left out; so is what is
 * no text. Fields that were left empty are absent.
 */
export function cleanValues(fields: readonly Field[], read: (name: string) => unknown): Values {
  const values: [string, string][] = []
  for (const { name, kind } of fields) {
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
