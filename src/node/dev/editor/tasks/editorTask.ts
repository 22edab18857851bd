import { z } from 'zod'
import { keyPathShape } from '#src/node/edit/keyPathShape.ts'

const Path = z.string().max(300)
const File = z.string().max(400)

/**
 * What is done to pages, and to sections that come to stand in another file. `new`: a page called `name`, of a collection or of none
 * (`page`); `id` is its path then, and `like` a page whose sections it begins with; visitors see it at once, when it is no `draft` any
 * more, or from `publishAt` on. `move` and `remove` name pages by their paths; `to` of a page that is removed is where its visitors go,
 * null for nowhere, and `relink` has links lead there, too. `translate` begins the translation of a file into a language, by its tag. The
 * others name a section by its place: `share` makes it one that pages show
 * together, under a `name`; `own` gives the page sections of its own in place of shared ones; `carry` puts it, or with `copies` another one
 * like it, at the end of the page `to`.
 */
export const EditorTask = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('new'),
    family: z.string().max(100),
    id: Path,
    name: z.string().trim().max(200),
    like: Path.optional(),
    draft: z.boolean().optional(),
    publishAt: z.string().max(30).optional(),
  }),
  z.strictObject({ do: z.literal('move'), from: Path, to: Path }),
  z.strictObject({ do: z.literal('remove'), path: Path, to: Path.nullable(), relink: z.boolean() }),
  z.strictObject({ do: z.literal('share'), file: File, keyPath: keyPathShape.min(2), name: z.string().max(100) }),
  z.strictObject({ do: z.literal('own'), file: File, keyPath: keyPathShape.min(2) }),
  z.strictObject({ do: z.literal('translate'), file: File, language: z.string().max(40) }),
  z.strictObject({ do: z.literal('carry'), file: File, keyPath: keyPathShape.min(2), to: Path, copies: z.boolean() }),
])
/** What is done to pages and to sections across files, parsed. */
export type EditorTask = z.output<typeof EditorTask>
