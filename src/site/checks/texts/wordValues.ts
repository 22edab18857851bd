import { rule } from '#src/site/checks/rule.ts'

export const wordValues = rule({
  code: 'E_WORD_VALUES',
  group: 'texts',
  severity: 'warning',
  title: 'Missing value in an interface text',
  about:
    'Some interface texts contain names in braces, such as {title}, which are replaced by values. Without the value the text is ' +
    'ambiguous: all buttons that open a dropdown would have the same label. An unknown name is shown as written.',
  advice: 'Use the names in braces from the default text of the builder.',
  foundBy: 'src/site/checks/texts/wordValues.ts',
  example: {
    file: 'site.json',
    replaces: '"analytics": {',
    bad: '"words": { "showSubmenu": "Show the menu" },\n  "analytics": {',
    good: '"words": { "showSubmenu": "Show {title}" },\n  "analytics": {',
  },
})

/** Why a text cannot replace the default text: its values in braces differ. */
export function wordValueFault(words: string, initial: string): { message: string; hint: string } | undefined {
  const valuesIn = (text: string) => new Set(text.match(/\{\w+\}/g))
  const [known, written] = [valuesIn(initial), valuesIn(words)]
  const strange = [...written].find((value) => !known.has(value))
  const hint = `Use the same names in braces as the default text, "${initial}".`
  if (strange !== undefined) return { message: `${strange} is unknown here, so it would be shown as written`, hint }
  const lost = [...known].find((value) => !written.has(value))
  return lost === undefined ? undefined : { message: `the text needs ${lost}, which is replaced by a value`, hint }
}
