import { rule } from '#src/site/checks/rule.ts'

export const wordValues = rule({
  code: 'E_WORD_VALUES',
  group: 'texts',
  severity: 'warning',
  title: 'Words without their value',
  about:
    'Some words of the site hold names in braces, in whose place a value is put, such as {title}. Without it they say less than they should: all ' +
    'buttons that open a dropdown would be called alike. A name that is not known is shown as it is written.',
  advice: 'Write the names in braces as the words of the builder have them.',
  foundBy: 'src/site/checks/texts/wordValues.ts',
  example: {
    file: 'site.json',
    replaces: '"analytics": {',
    bad: '"words": { "showSubmenu": "Show the menu" },\n  "analytics": {',
    good: '"words": { "showSubmenu": "Show {title}" },\n  "analytics": {',
  },
})

/** Why words do not do what those do in whose place they stand: they have other values in braces. */
export function wordValueFault(words: string, initial: string): { message: string; hint: string } | undefined {
  const valuesIn = (text: string) => new Set(text.match(/\{\w+\}/g))
  const [known, written] = [valuesIn(initial), valuesIn(words)]
  const strange = [...written].find((value) => !known.has(value))
  const hint = `The words of the builder are "${initial}".`
  if (strange !== undefined) return { message: `${strange} means nothing here, so it would be shown as it is written`, hint }
  const lost = [...known].find((value) => !written.has(value))
  return lost === undefined ? undefined : { message: `${lost} is missing, in whose place a value is put`, hint }
}
