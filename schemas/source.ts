import { z } from 'zod'
import { line } from './atoms.ts'
import { FieldName } from './fieldTypes.ts'
import { urlOf } from './urlOf.ts'

const Template = z
  .string()
  .max(20_000)
  .describe('A text in which {column} stands for a cell, {column?} for one that may be empty, and {{ and }} for braces.')

/** Whether a text has the signs of a day, a month and a year once each, with other characters between them. */
function isDateFormat(text: string): boolean {
  const signs = text.split(/[^A-Za-z0-9]+/).map((sign) => (sign === 'MM' || sign === 'DD' ? sign[0] : sign))
  return (
    signs
      .filter((sign) => sign !== '')
      .sort()
      .join() === 'D,M,YYYY'
  )
}

const converted = z.strictObject({
  from: Template,
  as: z
    .enum(['text', 'number', 'date', 'list', 'slug'])
    .optional()
    .describe('What the text is converted to. Default: what the field needs. slug is a name for addresses, such as oak-chair.'),
  decimal: z.enum(['.', ',']).default('.').describe('The decimal separator of numbers; the other one separates thousands.'),
  format: z
    .string()
    .max(20)
    .refine(isDateFormat, 'must be a date format such as DD.MM.YYYY')
    .optional()
    .describe('The format of dates, such as DD.MM.YYYY or M/D/YYYY. Default: YYYY-MM-DD, with or without a time.'),
  separator: z.string().min(1).max(5).default(',').describe('What separates the values of a list.'),
  values: z.record(z.string(), z.string()).default({}).describe('What to write instead of certain values, such as { "ja": "yes" }.'),
  default: z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .describe('The value if the text is empty.'),
})

/** The value of a field, from the cells of a row. */
export const MappedValue = z.union([Template, converted]).describe('A template, or a template with its conversion.')

/** The value of a field that has parts. */
const MappedField = z
  .union([Template, converted, z.record(FieldName, MappedValue)])
  .describe('A template, a template with its conversion, or one for each part of the field, such as start and end of a period.')

const map = z
  .strictObject({
    id: MappedValue.describe('The id of the entry, which is part of its address: lower-case words joined by hyphens.'),
    title: MappedValue.describe('Title of the page.'),
    name: MappedValue.optional().describe('Short name. Default: the title.'),
    description: MappedValue.optional().describe('Description for search engines.'),
    summary: MappedValue.optional().describe('One sentence for cards and menus. Default: the description.'),
    updated: MappedValue.optional().describe('Date of the last change.'),
    published: MappedValue.optional().describe('Date of first publication.'),
    order: MappedValue.optional().describe('Position among the entries.'),
    cover: z
      .strictObject({ src: MappedValue.describe('The picture, such as /assets/{photo}.'), alt: MappedValue.describe('What it shows.') })
      .optional()
      .describe('Picture of the page.'),
    topics: MappedValue.optional().describe('Topics of the page.'),
    authors: MappedValue.optional().describe('Ids of authors.'),
    tags: MappedValue.optional().describe('Tags of the page.'),
    series: MappedValue.optional().describe('Series of the page.'),
    fields: z.record(FieldName, MappedField).default({}).describe('Values of the fields that the collection declares.'),
  })
  .describe('Which cells become which fields of the entries.')

const entry = z
  .looseObject({
    sections: z
      .array(
        z.looseObject({
          type: z.string().describe('Type of the section.'),
          ifGiven: Template.optional().describe('The section is left out where this template is empty.'),
        }),
      )
      .min(1)
      .max(60)
      .describe('The sections of each entry. Every text is a template; a field whose template is empty is left out.'),
  })
  .describe('The page of an entry: its sections, and other fields of a page that all entries share.')

const shaped = {
  format: z.enum(['csv', 'tsv', 'json', 'yaml', 'xlsx']).optional().describe('Format of the data. Default: by the extension of the file.'),
  delimiter: z.enum([',', ';', '\t', '|']).optional().describe('What separates the cells of a CSV file. Default: found in its first line.'),
  sheet: line(31).optional().describe('Sheet of an XLSX file. Default: the first one.'),
  rows: z
    .string()
    .max(200)
    .optional()
    .describe('Where the list is in JSON or YAML, such as data.items. Default: the whole file is a list.'),
  map,
  entry,
}

const maxAge = z
  .int()
  .min(1)
  .max(3650)
  .default(7)
  .describe('For how many days fetched data can be used while newer data cannot be fetched. Afterwards, nothing is published.')

/** Headers that identify the sender, so their values are secrets. */
const SECRET = /^(?:authorization|proxy-authorization|cookie)$|key|token|secret|password/i

/** Whether a text is an address of data: https, or http on this computer. */
function isDataAddress(text: string): boolean {
  const { protocol, hostname = '' } = urlOf(text.replace(/\$\{[A-Z][A-Z0-9_]*\}/g, 'x')) ?? {}
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}

/** Where the entries of a collection come from. */
export const Source = z
  .union([
    z
      .strictObject({
        file: z
          .string()
          .max(200)
          .regex(/^data\/(?!.*(?:^|\/)\.)[^\\:*?"<>|]+$/, 'must be a file in the folder data of the config, such as data/objects.csv')
          .describe('A file in the folder data of the config: CSV, TSV, JSON, YAML or XLSX.'),
        ...shaped,
      })
      .describe('Entries from a file.'),
    z
      .strictObject({
        folder: z
          .string()
          .max(200)
          .regex(/^data\/(?!.*(?:^|\/)\.)[^\\:*?"<>|]+$/, 'must be a folder in the folder data of the config, such as data/notes')
          .describe('A folder of Markdown files in the folder data of the config. {file} is the file name, {body} the text below.'),
        map,
        entry,
      })
      .describe('Entries from Markdown files with front matter in YAML or TOML.'),
    z
      .strictObject({
        url: z
          .string()
          .max(2000)
          .refine(isDataAddress, 'must be an https address; ${NAME} stands for an environment variable')
          .describe('An https address of CSV, TSV, JSON, YAML or XLSX. ${NAME} stands for an environment variable, such as a key.'),
        headers: z
          .record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/, 'must be the name of a header, such as Authorization'), z.string().max(2000))
          .refine(
            (headers) => Object.entries(headers).every(([name, value]) => !SECRET.test(name) || /\$\{[A-Z][A-Z0-9_]*\}/.test(value)),
            'must not contain secrets: write ${NAME}, such as "Bearer ${TOKEN}", and set the environment variable',
          )
          .default({})
          .describe('Headers of the request, such as "Authorization": "Bearer ${TOKEN}" with the environment variable TOKEN.'),
        maxAge,
        ...shaped,
      })
      .describe('Entries from an address; npm run data fetches it.'),
    z
      .strictObject({
        database: z
          .string()
          .regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'must be the name of an environment variable, such as DATABASE_URL')
          .describe('The environment variable with the connection string of a PostgreSQL database, such as DATABASE_URL.'),
        query: z
          .string()
          .min(1)
          .max(10_000)
          .describe('A query with one row for each entry, such as select id, title from objects order by id. It cannot change anything.'),
        maxAge,
        map,
        entry,
      })
      .describe('Entries from a PostgreSQL database; npm run data fetches them.'),
  ])
  .describe('Data from which the entries are made, one entry for each row: docs/data.md.')

/** A source, parsed; a fetched one is outside the config folder. */
export type Source = z.output<typeof Source>
export type FetchedSource = Extract<Source, { maxAge: number }>
/** The value of a field, parsed. */
export type MappedValue = z.output<typeof MappedValue>
/** The fields of the entries, parsed. */
export type SourceMap = z.output<typeof map>
