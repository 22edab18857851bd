import { z } from 'zod'
import { EditOperation } from '#src/node/edit/editOperation.ts'

const file = z.string().min(1).max(300).describe('Path below the config folder, such as pages/visit.json.')
const baseHash = z
  .string()
  .max(100)
  .optional()
  .describe('Hash of the file version on which the change is based. If the hash of the file has changed since, nothing is written.')
const page = z.string().min(1).max(300).describe('Path of a page, such as /about-us.')

const Edit = z
  .strictObject({
    do: z.literal('edit'),
    file,
    baseHash,
    operations: z
      .array(EditOperation)
      .min(1)
      .max(1000)
      .describe(
        'Operations on the file, in order. "path" is the list of keys from the top of the file; list items are counted from 0. "set" ' +
          'sets a field or an item; "insert" adds a value to a list, before the item at the path or after the last one; "move" moves the ' +
          'item at the path to "to", its position after the move; "remove" removes a field or an item.',
      ),
  })
  .describe('Changes individual values of a JSON file. All other bytes stay the same.')

const Write = z
  .strictObject({
    do: z.literal('write'),
    file,
    baseHash,
    value: z.json().optional().describe('The entire content of a JSON file. In an existing file, only the differences are written.'),
    text: z.string().max(500_000).optional().describe('The entire content of a Markdown file.'),
  })
  .refine(({ value, text }) => (value === undefined) !== (text === undefined), 'needs either "value" (JSON) or "text" (Markdown)')
  .describe('Writes an entire file, new or existing: a fragment, redirects, or the Markdown text of a page.')

const New = z
  .strictObject({
    do: z.literal('new'),
    family: z.string().min(1).max(100).describe('Name of a collection, or "page" for a page outside collections.'),
    id: z.string().min(1).max(300).describe('Id in the collection, such as data-retention, or the path of a page, such as /about-us.'),
    draft: z.boolean().default(false).describe('The page is not published yet.'),
    content: z.record(z.string(), z.json()).optional().describe('Fields of the page. Default: placeholders that say what to write.'),
  })
  .describe('Writes a page, like npm run new.')

const Move = z
  .strictObject({ do: z.literal('move'), from: page, to: page })
  .describe('Moves a page, updates every link to it, and redirects its old path, like npm run mv.')

const Remove = z
  .strictObject({
    do: z.literal('remove'),
    path: page,
    redirect: page.optional().describe('Path to which visitors of the page are redirected.'),
    relink: z.boolean().default(false).describe('With redirect: also changes the links to the page.'),
    gone: z.boolean().default(false).describe('Tells visitors that the page no longer exists.'),
  })
  .refine(({ redirect, gone }) => redirect === undefined || !gone, '"redirect" and "gone" exclude each other')
  .refine(({ redirect, relink }) => redirect !== undefined || !relink, '"relink" needs "redirect"')
  .describe('Removes a page that nothing links to, like npm run rm.')

const Fix = z
  .strictObject({ do: z.literal('fix'), file: file.optional().describe('Only the fixes of this file.') })
  .describe('Applies fixes that have exactly one right answer, like a single run of npm run validate -- --fix.')

const Replace = z
  .strictObject({
    do: z.literal('replace'),
    words: z.string().min(1).max(300).describe('Words that visitors read.'),
    by: z.string().max(300).describe('The words that replace them.'),
    matchCase: z.boolean().default(false).describe('Only words with the same capitals.'),
    wholeWords: z.boolean().default(false).describe('Not within longer words.'),
    language: z.string().max(40).optional().describe('Only texts in this language, such as de.'),
    page: page.optional().describe('Only the texts of this page.'),
    leftOut: z.array(z.string().max(500)).max(10_000).optional().describe('Places that stay as they are, such as pages/visit.json:12:15.'),
  })
  .describe('Replaces words wherever visitors read them, like npm run replace. Addresses and names of files stay as they are.')

/** A change requested by a script or an agent: steps that are applied all or not at all. */
export const Patch = z
  .strictObject({
    steps: z
      .array(z.discriminatedUnion('do', [Edit, Write, New, Move, Remove, Replace, Fix]))
      .min(1)
      .max(200)
      .describe('Steps, in order. Either all of them are applied, or none.'),
  })
  .describe('Changes to a config folder.')
/** A patch, parsed. */
export type Patch = z.output<typeof Patch>
/** One parsed step of a patch. */
export type PatchStep = Patch['steps'][number]
