import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const linkText = rule({
  code: 'E_LINK_TEXT',
  group: 'sections',
  severity: 'error',
  title: 'Incomplete link',
  about: 'A link needs both an address and a text.',
  advice: 'Add the missing one, or remove both.',
  example: {
    file: 'collections/breads/rye-loaf.json',
    replaces: '"text": "Nothing else."',
    bad: '"text": "Nothing else.",\n          "href": "/visit"',
    good: '"text": "Nothing else.",\n          "href": "/visit",\n          "linkLabel": "Taste it in the shop"',
  },
  checkPage: inSections('featureGrid', ({ items }, at) =>
    items.flatMap(({ href, linkLabel }, index) =>
      (href === undefined) === (linkLabel === undefined)
        ? []
        : [{ ...at('items', index), message: 'a link needs both href and linkLabel' }],
    ),
  ),
})
