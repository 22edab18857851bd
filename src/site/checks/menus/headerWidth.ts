import type { Header } from '#schemas/header.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { textWidth } from '#src/site/words/textWidth.ts'

/** Sizes of the header in `src/shell/shell.css`, in CSS pixels. */
const WIDE = {
  screen: 1201,
  row: 1137,
  gap: 24,
  letters: 15,
  entrySides: 24,
  chevron: 20,
  toggle: 16,
  actionSides: 38,
  actionGap: 8,
  search: 52,
}
const PHONE = { screen: 360, row: 328, gap: 8, letters: 14, logoShare: 0.38, actionSides: 22, hamburger: 36, search: 52 }

/** Widths are estimated without the font, so only clear overflows are reported. */
const MARGIN = 1.04

export const headerWidth = rule({
  code: 'E_HEADER_WIDTH',
  group: 'menus',
  severity: 'warning',
  title: 'Header that is too wide',
  about:
    'The logo, entries and buttons of the header do not fit next to each other. On a computer the entries wrap to a second row; on a ' +
    'phone a button is cut off or wraps into narrow lines.',
  advice: 'Shorten labels, make the logo smaller, or move an entry into the dropdown of another one.',
  example: {
    file: 'header.json',
    replaces: '"label": "Order"',
    bad: '"label": "Order bread, rolls and cakes for Sunday"',
    good: '"label": "Order"',
  },
  check: ({ header, settings }) => (header && settings ? [...onComputers(header, settings), ...onPhones(header, settings)] : []),
})

function onComputers({ layout, entries, actions, search }: Header, { logo }: SiteSettings): RuleProblem[] {
  const entryWidths = entries.map(
    ({ title, path, hasDropdown }) =>
      textWidth(title) * WIDE.letters + WIDE.entrySides + (hasDropdown ? (path === '' ? WIDE.chevron : WIDE.toggle) : 0),
  )
  const actionWidths = actions.map(({ label }) => narrowest(label) * WIDE.letters + WIDE.actionSides)
  const gaps = 2 * WIDE.gap + WIDE.actionGap * Math.max(0, actions.length - 1)
  const beside = logo.width + sum(actionWidths) + gaps + (search ? WIDE.search : 0)
  // A centered logo is in a row of its own, with the buttons.
  const needed = layout === 'centered' ? Math.max(beside, sum(entryWidths)) : beside + sum(entryWidths)
  if (needed <= WIDE.row * MARGIN) return []
  const message =
    `logo, entries and buttons need about ${Math.round(needed)} pixels, but a screen of ${WIDE.screen} pixels has only ${WIDE.row} for ` +
    `them`
  return [{ file: 'header.json', keyPath: ['entries'], onKey: true, message }]
}

function onPhones({ actions, search }: Header, { logo }: SiteSettings): RuleProblem[] {
  return actions.flatMap(({ label, look }, index) => {
    if (look !== 'primary') return []
    const others = Math.min(logo.width, PHONE.logoShare * PHONE.screen) + PHONE.hamburger + (search ? PHONE.search : 0)
    const room = PHONE.row - others - 2 * PHONE.gap - PHONE.actionSides
    const needed = narrowest(label) * PHONE.letters
    if (needed <= room * MARGIN) return []
    const message =
      `this button needs about ${Math.round(needed)} pixels for its label, ` +
      `but a phone of ${PHONE.screen} pixels has only ${Math.round(room)} next to the logo`
    return [{ file: 'header.json', keyPath: ['actions', index, 'label'], message }]
  })
}

/** Minimum width of a label in two lines, in em: it wraps between words so that the longer line is as short as possible. */
function narrowest(label: string): number {
  const words = label.split(' ')
  const breaks = words.map((_, index) =>
    Math.max(textWidth(words.slice(0, index + 1).join(' ')), textWidth(words.slice(index + 1).join(' '))),
  )
  return Math.min(...breaks)
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}
