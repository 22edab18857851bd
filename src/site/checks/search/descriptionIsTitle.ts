import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

export const descriptionIsTitle = rule({
  code: 'E_DESCRIPTION_IS_TITLE',
  group: 'search',
  severity: 'warning',
  title: 'Description that repeats the title',
  about: 'Search results show the description below the title, so repeating the title adds nothing.',
  hint: 'Say what visitors find on the page.',
  example: {
    file: VISIT,
    replaces:
      '"title": "Opening hours and orders",\n  "description": "When the shop is open, how to find it, and how to order a ' +
      'loaf for the next morning. Orders need to be with us before six in the evening."',
    bad:
      '"title": "When the shop is open and how to order a loaf of bread",\n' +
      '  "description": "When the shop is open and how to order a loaf of bread."',
    good:
      '"title": "When the shop is open and how to order a loaf of bread",\n' +
      '  "description": "Opening hours of every day, the way to the shop, and how to have a loaf put aside."',
  },
  check: ({ pages }) =>
    pages.flatMap(({ file, meta }) =>
      // They can be equal only if their lengths are similar.
      !meta.noindex && Math.abs(meta.description.length - meta.title.length) < 8 && bare(meta.description) === bare(meta.title)
        ? [{ file, keyPath: ['description'], message: 'the description just repeats the title' }]
        : [],
    ),
})

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!?]+/g, ' ')
    .trim()
}
