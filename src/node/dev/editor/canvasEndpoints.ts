import { z } from 'zod'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { pageWithWords } from './pageWithWords.ts'

const KeyPath = z.array(z.union([z.string().max(200), z.int().min(0).max(100_000)])).max(64)

const Words = z.strictObject({
  path: z.string().max(300),
  texts: z
    .array(
      z.strictObject({ section: z.int().min(0).max(10_000), keyPath: KeyPath, text: z.string().max(2000), shown: z.string().max(2100) }),
    )
    .max(20_000),
})

/** Of the order of what a page of hundreds of sections says. */
const MOST_BYTES = 4 * 1024 * 1024

/** The table: what the page asks for while texts are typed on it. */
export const canvasEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/words': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer(desk, asked) {
      const parsed = Words.safeParse(asked)
      if (!parsed.success) return { status: 400, body: { message: 'These are no texts of a page.' } }
      const html = pageWithWords(desk, parsed.data.path, parsed.data.texts)
      return html === undefined ? { status: 409, body: { message: 'There is no good page yet.' } } : { status: 200, body: { html } }
    },
  },
}
