import { z } from 'zod'

/** What a comment is about: words in a section, as they were when it was written. `inner` is the key path within the section. */
export const Anchor = z.strictObject({
  file: z.string().max(400),
  path: z.string().max(300).nullable(),
  section: z.int().min(0),
  type: z.string().max(100),
  inner: z.string().max(500),
  quote: z.string().min(1).max(400),
  before: z.string().max(100),
  after: z.string().max(100),
})
export type Anchor = z.output<typeof Anchor>

const Author = z.strictObject({ email: z.string().max(254), name: z.string().max(200) })
const shared = { id: z.string().max(60), by: Author, at: z.int().min(0) }

/** A comment begins a thread; replies and decisions name it. Each is a file that never changes. */
export const Remark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comment'), ...shared, text: z.string().min(1).max(4000), anchor: Anchor }),
  z.strictObject({ kind: z.literal('reply'), ...shared, thread: z.string().max(60), text: z.string().min(1).max(4000) }),
  z.strictObject({ kind: z.literal('resolve'), ...shared, thread: z.string().max(60) }),
  z.strictObject({ kind: z.literal('reopen'), ...shared, thread: z.string().max(60) }),
])
export type Remark = z.output<typeof Remark>
export type Author = z.output<typeof Author>
