import { Label } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Links to the headings of the page, generated from the page itself. */
export default section(
  'tableOfContents',
  'Links to the headings of this page, generated from its sections.',
  { title: Label.default('On this page').describe('The heading of the list.') },
  [{ title: 'On this page' }],
)
