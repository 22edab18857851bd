import { z } from 'zod'
import { EditOperation } from '#src/node/edit/editOperation.ts'

const file = z.string().min(1).max(300).describe('Path below the config folder, such as pages/visit.json.')
const baseHash = z
  .string()
  .max(100)
  .optional()
  .describe('Hash of the file that this was made for. When the file has another one by now, nothing is written.')
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
        'What to do to the file, one after the other. "path" holds the keys from its top; items of lists are counted from 0. "set" gives a field or an item a value; "insert" puts a value into a list, before the item at the path or behind the last one; "move" puts the item at the path where "to" says that it stands afterwards; "remove" takes a field or an item away.',
      ),
  })
  .describe('Changes single values of a JSON file; everything else in it keeps its bytes.')

const Write = z
  .strictObject({
    do: z.literal('write'),
    file,
    baseHash,
    value: z.json().optional().describe('The whole content of a JSON file. Of a file that is there, only what differs is written.'),
    text: z.string().max(500_000).optional().describe('The whole content of a Markdown file.'),
  })
  .refine(({ value, text }) => (value === undefined) !== (text === undefined), 'needs either "value" (JSON) or "text" (Markdown)')
  .describe('Writes a whole file, which need not be there yet: a fragment, redirects, the Markdown beside a page.')

const New = z
  .strictObject({
    do: z.literal('new'),
    family: z.string().min(1).max(100).describe('Name of a collection, or "page" for a page of its own.'),
    id: z.string().min(1).max(300).describe('Id in the collection, such as data-retention; of a page its path, such as /about-us.'),
    draft: z.boolean().default(false).describe('The page is not published yet.'),
    content: z
      .record(z.string(), z.json())
      .optional()
      .describe('The fields of the page. Without them it gets placeholders that say what to write.'),
  })
  .describe('Writes a page, as npm run new does.')

const Move = z
  .strictObject({ do: z.literal('move'), from: page, to: page })
  .describe('Moves a page with every link to it and redirects its old path, as npm run mv does.')

const Remove = z
  .strictObject({
    do: z.literal('remove'),
    path: page,
    redirect: page.optional().describe('Where visitors of the page go from now on.'),
    relink: z.boolean().default(false).describe('With redirect: leads the links to the page there as well.'),
    gone: z.boolean().default(false).describe('Visitors go nowhere from now on.'),
  })
  .refine(({ redirect, gone }) => redirect === undefined || !gone, '"redirect" and "gone" exclude each other')
  .refine(({ redirect, relink }) => redirect !== undefined || !relink, '"relink" needs "redirect"')
  .describe('Removes a page that nothing links to, as npm run rm does.')

const Fix = z
  .strictObject({ do: z.literal('fix'), file: file.optional().describe('Only the fixes of this file.') })
  .describe('Repairs what has one right answer, as npm run validate -- --fix does, once.')

/** A change requested by a script or an agent: steps that are applied all or not at all. */
export const Patch = z
  .strictObject({
    steps: z
      .array(z.discriminatedUnion('do', [Edit, Write, New, Move, Remove, Fix]))
      .min(1)
      .max(200)
      .describe('What to do, in this order. All of it is done, or nothing.'),
  })
  .describe('Changes of a config folder.')
/** A parsed patch. */
export type Patch = z.output<typeof Patch>
/** One parsed step of a patch. */
export type PatchStep = Patch['steps'][number]
