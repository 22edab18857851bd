import type { z } from 'zod'

// Building blocks for the schemas of a company’s own sections, exported as `page-builder/schemas`.
export { z } from 'zod'
export { section } from './section.ts'
export { words } from './packageWords.ts'
export {
  Action,
  AssetPath,
  Color,
  Day,
  Href,
  HttpsUrl,
  IconName,
  Label,
  Markdown,
  PagePath,
  Paragraph,
  Sentence,
  Slug,
  Title,
  heading,
  line,
  text,
} from './atoms.ts'
export { photo, sized } from './photo.ts'
export { PhoneNumber, PostalAddress, OpeningHours } from './postalAddress.ts'
export { Currency } from './currency.ts'

/** Props of the component of a section type: its parsed fields. */
export type SectionView<Schema extends z.ZodType> = Omit<z.output<Schema>, 'type'>
