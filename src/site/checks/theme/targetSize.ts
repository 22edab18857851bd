import { rule } from '#src/site/checks/rule.ts'

/** The least height of a control that fingers hit: that of compact controls. */
const LEAST = 40

export const targetSize = rule({
  code: 'E_TARGET_SIZE',
  group: 'theme',
  severity: 'warning',
  title: 'Controls that are too small to touch',
  about: 'Small buttons are missed by fingers and shaking hands. WCAG 2.2 requires 24 pixels (2.5.8) and recommends 44 (2.5.5).',
  hint: `Choose at least ${LEAST} pixels, or remove the field.`,
  example: {
    file: 'theme.json',
    replaces: '"radius": {',
    bad: '"buttons": { "height": 22 },\n  "radius": {',
    good: '"buttons": { "height": 44 },\n  "radius": {',
  },
  ignoresWords: true,
  check: ({ theme }) => {
    const height = theme?.buttons.height
    if (height === undefined || height >= LEAST) return []
    return [{ file: 'theme.json', keyPath: ['buttons', 'height'], message: `controls of ${height} pixels are hard to touch` }]
  },
})
