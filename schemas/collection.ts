import { z } from 'zod'
import { ADDRESS_WORDS } from './addressWords.ts'
import { IconName, Label, PagePath } from './atoms.ts'
import { Feeds, Series, Tags } from './feeds.ts'
import { FieldTypes } from './fieldTypes.ts'
import { StructuredData } from './structuredData.ts'
import { Placements, pageMeta } from './page.ts'
import { plainAddress } from './plainAddress.ts'
import { Source } from './source.ts'

const routePath = (example: string) =>
  z
    .string()
    .max(200)
    .overwrite(plainAddress)
    .regex(new RegExp(String.raw`^/(?:${ADDRESS_WORDS}/)+\{id\}$`, 'u'), `must be a path that ends in {id}, such as ${example}`)

const topicPath = routePath('/news/tags/{id}')

/**
 * The schema of a collection, `config/collections/<name>/index.json`, with these section types. Its entries are the other files in the
 * folder.
 */
export function collectionOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({
      $schema: pageMeta.$schema,
      path: routePath('/solutions/{id}').describe('Path of the entries, in which {id} stands for the file name.'),
      name: Label.describe('Short name of the collection.'),
      parent: PagePath.optional().describe('Parent of the entries in the breadcrumb, such as the index.'),
      defaults: z
        .strictObject({
          icon: IconName.optional(),
          kind: pageMeta.kind,
          menus: Placements.optional().describe(
            'Menus in which the entries appear. An entry that sets its own place in the header or the footer overrides this for that ' +
              'menu; an empty list removes it from all menus.',
          ),
          topics: pageMeta.topics,
          title: pageMeta.title
            .optional()
            .describe('Title of entries without one. Fields in braces, such as {name} or {start, date}, stand for their values.'),
          description: pageMeta.description.optional().describe('Description of entries without one, with fields in braces.'),
          summary: pageMeta.summary.optional().describe('Summary of entries without one, with fields in braces.'),
        })
        .default({})
        .describe('Default values of the entries.'),
      fields: FieldTypes.default({}).describe('Fields of the entries, by name, in the order of the editor’s form.'),
      structuredData: StructuredData.optional(),
      authors: z
        .string()
        .max(100)
        .meta({ kind: 'collection' })
        .optional()
        .describe('Name of the folder under config/collections whose entries are the authors.'),
      tags: Tags.default({}).describe('Tags that entries may have, by id.'),
      series: Series.default({}).describe('Series to which entries may belong, by id.'),
      tagPath: topicPath
        .optional()
        .describe(
          'Path of the pages of tags, such as /news/tags/{id}. Each tag with entries has a page that lists them. Default: no pages.',
        ),
      seriesPath: topicPath.optional().describe('The same for series, such as /news/series/{id}.'),
      feeds: Feeds.optional(),
      source: Source.optional(),
      before: z.array(section).max(10).default([]).describe('Sections before those of every entry.'),
      after: z.array(section).max(10).default([]).describe('Sections after those of every entry.'),
    })
    .refine(({ tagPath, seriesPath }) => tagPath === undefined || tagPath !== seriesPath, {
      path: ['seriesPath'],
      error: 'must differ from tagPath',
    })
    .describe('A group of pages with a common route.')
}

/** The schema of a file in `config/fragments`: sections that several pages share. */
export function fragmentFileOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({
      $schema: pageMeta.$schema,
      sections: z.array(section).min(1).max(10).describe('The shared sections. A fragment cannot contain another fragment.'),
    })
    .describe('Sections shared by several pages.')
}
