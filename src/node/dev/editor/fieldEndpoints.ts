import { z } from 'zod'
import { iconDrawings } from '#src/node/config/icons.ts'
import { renderMarkdown } from '#src/node/config/markdown.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import { pageWithWords } from './pageWithWords.ts'
import { uploadAsset } from './uploadAsset.ts'

const KeyPath = z.array(z.union([z.string().max(200), z.int().min(0).max(100_000)])).max(64)

const Words = z.strictObject({
  path: z.string().max(300),
  texts: z
    .array(
      z.strictObject({ section: z.int().min(0).max(10_000), keyPath: KeyPath, text: z.string().max(2000), shown: z.string().max(2100) }),
    )
    .max(20_000),
})
const Markdown = z.strictObject({ text: z.string().max(60_000) })
const Upload = z.strictObject({ name: z.string().min(1).max(300), base64: z.base64() })

const MEGABYTE = 1024 * 1024

/** Of the order of what a page of hundreds of sections says. */
const MOST_WORDS = 4 * MEGABYTE

/** A picture of the size that pages may show, 4 MB, written in base64, and a little more: what is larger is then said to be so. */
const MOST_UPLOAD = 8 * MEGABYTE

/** The table: what fields and the page on the canvas ask for. */
export const fieldEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/words': {
    method: 'POST',
    mostBytes: MOST_WORDS,
    answer(desk, asked) {
      const parsed = Words.safeParse(asked)
      if (!parsed.success) return refused(400, 'These are no texts of a page.')
      const html = pageWithWords(desk, parsed.data.path, parsed.data.texts)
      return html === undefined ? refused(409, 'There is no good page yet.') : { status: 200, body: { html } }
    },
  },
  '/_dev/edit/icons': { method: 'GET', answer: () => ({ status: 200, body: { icons: iconDrawings() } }) },
  '/_dev/edit/markdown': {
    method: 'POST',
    mostBytes: MEGABYTE,
    answer(_desk, asked) {
      const parsed = Markdown.safeParse(asked)
      if (!parsed.success) return refused(400, 'This is no text in Markdown.')
      return { status: 200, body: { html: renderMarkdown(parsed.data.text).html } }
    },
  },
  '/_dev/edit/upload': {
    method: 'POST',
    mostBytes: MOST_UPLOAD,
    answer({ configDir }, asked) {
      const parsed = Upload.safeParse(asked)
      if (!parsed.success) return refused(400, 'This is no picture.')
      const result = uploadAsset(configDir, parsed.data.name, Buffer.from(parsed.data.base64, 'base64'))
      return 'failure' in result ? refused(422, result.failure) : { status: 200, body: result }
    },
  },
}

function refused(status: number, message: string): Answer {
  return { status, body: { message } }
}
