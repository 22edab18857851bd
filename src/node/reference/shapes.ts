import type { z } from 'zod'
import {
  Action,
  AddressWords,
  AssetPath,
  CaptionsPath,
  Color,
  Day,
  Email,
  FontPath,
  Href,
  HttpsUrl,
  IconName,
  Markdown,
  PagePath,
  SharedPicture,
  Slug,
  Source,
  VideoPath,
} from '#schemas/atoms.ts'
import { Budget } from '#schemas/budget.ts'
import { Currency } from '#schemas/currency.ts'
import { LanguageTag } from '#schemas/languageTag.ts'
import { Placements } from '#schemas/page.ts'
import { Picture } from '#schemas/picture.ts'
import { OpeningHours, PhoneNumber, PostalAddress } from '#schemas/postalAddress.ts'
import { times } from '#schemas/time.ts'
import { Section, ShownSection } from '#src/contract/sections.ts'
import { chainOf } from './chainOf.ts'

/** Shapes shared by fields of many files, by name, with the schemas that define them. */
const SHAPES = {
  link: [Href],
  page: [PagePath],
  icon: [IconName],
  'lower-case name': [Slug],
  'address words': [AddressWords],
  colour: [Color],
  day: [Day],
  'day or time': [times.publishAt.unwrap()],
  'mail address': [Email],
  'https address': [HttpsUrl],
  'picture file': [AssetPath],
  'PNG, JPG or WebP file': [SharedPicture],
  'video file': [VideoPath],
  'captions file': [CaptionsPath],
  'font file': [FontPath],
  Markdown: [Markdown],
  'language tag': [LanguageTag],
  'currency code': [Currency],
  'telephone number': [PhoneNumber],
  button: [Action],
  picture: [Picture],
  source: [Source],
  address: [PostalAddress],
  'opening hours': [OpeningHours],
  'places in menus': [Placements],
  budget: [Budget],
  section: [Section, ShownSection],
} satisfies Record<string, z.ZodType[]>

/** The name of a shape that many fields have. */
export type ShapeName = keyof typeof SHAPES

const names = new Map(
  Object.entries(SHAPES).flatMap(([name, schemas]) => schemas.map((schema) => [schema as z.ZodType, name as ShapeName])),
)

/** The schema of a field’s shape; undefined if it has no shared shape. */
export function shapeSchemaOf(schema: z.ZodType): z.ZodType | undefined {
  return chainOf(schema).find((one) => names.has(one))
}

/** The shape of a field; undefined if it has no shared shape. */
export function shapeOf(schema: z.ZodType): ShapeName | undefined {
  return names.get(shapeSchemaOf(schema)!)
}

/** The schema of a shape. */
export function schemaOfShape(name: ShapeName): z.ZodType {
  return SHAPES[name][0]!
}
