import { z } from 'zod'
import { IconName, Label, PagePath } from './atoms.ts'
import { Placements, pageMeta } from './page.ts'

/**
 * The schema of a family of pages with one route, `config/collections/<name>/index.json`, which may show these sections. Its entries are
 * the other files of the folder.
 */
export function collectionOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({
      $schema: pageMeta.$schema,
      path: z
        .string()
        .max(200)
        .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+\{id\}$/, 'must be a path that ends in {id}, such as /solutions/{id}')
        .describe('Path of its entries; {id} stands for the file name.'),
      name: Label.describe('Short name of the family.'),
      parent: PagePath.optional().describe('The page above the entries in the breadcrumb, such as the index.'),
      defaults: z
        .strictObject({
          icon: IconName.optional(),
          kind: pageMeta.kind,
          menus: Placements.optional().describe(
            'Where entries appear in menus. What an entry says itself of the header or of the footer replaces what is said here of that menu; ' +
              'an empty list takes it out of all menus.',
          ),
          topics: pageMeta.topics,
        })
        .default({})
        .describe('What entries have unless they say otherwise.'),
      before: z.array(section).max(10).default([]).describe('Sections shown before those of every entry.'),
      after: z.array(section).max(10).default([]).describe('Sections shown after those of every entry.'),
    })
    .describe('A family of pages with one route.')
}

/** The schema of a file under `config/fragments`: sections that several pages share. */
export function fragmentFileOf<Section extends z.ZodType>(section: Section) {
  return z
    .strictObject({
      $schema: pageMeta.$schema,
      sections: z.array(section).min(1).max(10).describe('The shared sections; a fragment holds no other fragment.'),
    })
    .describe('Sections that several pages share.')
}
