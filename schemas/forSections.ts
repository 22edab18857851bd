import type { z } from 'zod'

// What the schema of a company’s own section is made of: the package gives it to them as `page-builder/schemas`.
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

/** What the component of a section type gets: its fields as they are after parsing. */
export type SectionView<Schema extends z.ZodType> = Omit<z.output<Schema>, 'type'>
