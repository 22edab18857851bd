import { rule } from '#src/site/checks/rule.ts'

/** Characters in a line of running text that people read without effort. */
const [LEAST, MOST] = [45, 90]

export const lineLength = rule({
  code: 'E_LINE_LENGTH',
  group: 'theme',
  severity: 'warning',
  title: 'Lines that are hard to read',
  about: 'In long lines, readers lose the beginning of the next one; short lines break sentences apart (WCAG 2.2, 1.4.8).',
  hint: `Choose ${LEAST} to ${MOST} characters, or remove the field.`,
  example: {
    file: 'theme.json',
    replaces: '"radius": {',
    bad: '"text": { "measure": 110 },\n  "radius": {',
    good: '"text": { "measure": 70 },\n  "radius": {',
  },
  ignoresWords: true,
  check: ({ theme }) => {
    const measure = theme?.text.measure
    if (measure === undefined || (measure >= LEAST && measure <= MOST)) return []
    const fault = measure > MOST ? 'too long' : 'too short'
    return [{ file: 'theme.json', keyPath: ['text', 'measure'], message: `lines of ${measure} characters are ${fault} to read` }]
  },
})
