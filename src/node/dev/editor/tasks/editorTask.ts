import { z } from 'zod'
import { keyPathShape } from '#src/node/edit/keyPathShape.ts'

const Path = z.string().max(300)
const File = z.string().max(400)

/** Words to find, and how. */
export const wordQuery = z.strictObject({ words: z.string().max(300), matchCase: z.boolean(), wholeWords: z.boolean() })

/**
 * Tasks for pages, and for sections that are moved to another file. `new`: creates a page called `name`, of a collection or of none
 * (`page`); `id` becomes its path, and `like` is a page whose sections are copied; it is live immediately unless it is a `draft` or has
 * `publishAt`. `move` and `remove` refer to pages by path; `to` of a removed page is the target of its redirect, null for none, and
 * `relink` changes links to that target as well. `translate` starts the translation of a file into a language, by tag; `confirm` marks all
 * stale texts of a translation as up to date. `redirect` leads an
 * old address to a page, or marks it as gone if `to` is null. `replace` replaces words that visitors read; `leftOut` are the places that
 * stay, such as `pages/visit.json:12:15`. `swap` replaces a file of `assets/` with another one wherever it is used; `describe` sets the
 * alternative text of a picture, and `rights` what is known of its origin. The other tasks
 * refer to a section by its place: `share` turns it into a shared section called
 * `name`; `own` replaces shared sections with the page’s own copies; `carry` moves it, or with `copies` copies it, to the end of the page
 * `to`.
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
  z.strictObject({ do: z.literal('redirect'), from: z.string().max(2000), to: Path.nullable() }),
  z.strictObject({ do: z.literal('share'), file: File, keyPath: keyPathShape.min(2), name: z.string().max(100) }),
  z.strictObject({ do: z.literal('own'), file: File, keyPath: keyPathShape.min(2) }),
  z.strictObject({ do: z.literal('translate'), file: File, language: z.string().max(40) }),
  z.strictObject({ do: z.literal('confirm'), file: File }),
  z.strictObject({
    do: z.literal('replace'),
    ...wordQuery.shape,
    by: z.string().max(300),
    leftOut: z.array(z.string().max(500)).max(10_000),
  }),
  z.strictObject({ do: z.literal('swap'), from: Path, to: Path }),
  z.strictObject({ do: z.literal('describe'), file: File, keyPath: keyPathShape.min(1), words: z.string().trim().max(300) }),
  z.strictObject({
    do: z.literal('rights'),
    path: z.string().startsWith('/assets/').max(300),
    facts: z.record(z.string().max(20), z.string().max(600)),
  }),
  z.strictObject({ do: z.literal('carry'), file: File, keyPath: keyPathShape.min(2), to: Path, copies: z.boolean() }),
])
/** A task for pages, or for sections across files, parsed. */
export type EditorTask = z.output<typeof EditorTask>
