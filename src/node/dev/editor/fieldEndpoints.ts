import { z } from 'zod'
import { iconDrawings } from '#src/node/config/read/icons.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'
import { pasteInto } from '#src/node/import/paste/pasteInto.ts'
import { publishedAsset } from '#src/node/render/pictures/publishedAsset.ts'
import { keyPathShape } from '#src/node/edit/keyPathShape.ts'
import { editorHistory } from './editorHistory.ts'
import { languageOfFile } from './languageOfFile.ts'
import { ofShape } from './ofShape.ts'
import { pageWithWords } from './pageWithWords.ts'
import { uploadAsset } from './uploadAsset.ts'
import type { EditorPasted, EditorUpload } from './wire.ts'
import { withRightsOf } from './withRightsOf.ts'

const MEGABYTE = 1024 * 1024

const Words = z.strictObject({
  path: z.string().max(300),
  texts: z
    .array(z.strictObject({ region: z.string().max(10), keyPath: keyPathShape, text: z.string().max(2000), shown: z.string().max(2100) }))
    .max(20_000),
})
const Markdown = z.strictObject({ text: z.string().max(60_000), file: z.string().max(300).default('') })
const Paste = z.strictObject({ html: z.string(), before: z.string(), after: z.string() })
/** A picture; `start` is the beginning of the photograph that it was made from. */
const Upload = z.strictObject({ name: z.string().min(1).max(300), base64: z.base64(), start: z.base64().max(MEGABYTE).optional() })

/** About the size of all texts on a page with hundreds of sections. */
const MOST_WORDS = 4 * MEGABYTE

/** A long document, with pictures within its text. */
const MOST_PASTED = 24 * MEGABYTE

/** The largest picture allowed on pages, 4 MB, in base64, with some margin so that larger ones get a clear message. */
const MOST_UPLOAD = 8 * MEGABYTE

/** The table: the endpoints for fields and for the page on the canvas. */
export const fieldEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/words': {
    method: 'POST',
    mostBytes: MOST_WORDS,
    answer: ofShape(Words, 'The request does not contain texts of a page.', (desk, { path, texts }) => {
      const html = pageWithWords(desk, path, texts)
      return html === undefined ? refused(409, 'The site has not built successfully yet.') : { status: 200, body: { html } }
    }),
  },
  '/_dev/edit/icons': { method: 'GET', answer: () => ({ status: 200, body: { icons: iconDrawings() } }) },
  '/_dev/edit/markdown': {
    method: 'POST',
    mostBytes: MEGABYTE,
    answer: ofShape(Markdown, 'The request does not contain a Markdown text.', ({ preview }, { text, file }) => ({
      status: 200,
      body: { html: renderMarkdown(text, new Set(), preview.good ? languageOfFile(preview.good.site, file) : undefined).html },
    })),
  },
  '/_dev/edit/paste': {
    method: 'POST',
    mostBytes: MOST_PASTED,
    answer: ofShape(Paste, 'The request does not contain pasted text.', ({ preview }, { html, ...place }) => ({
      status: 200,
      body: pasteInto(html, { ...place, own: preview.good?.site.settings.url }) satisfies EditorPasted,
    })),
  },
  '/_dev/edit/upload': {
    method: 'POST',
    mostBytes: MOST_UPLOAD,
    answer: ofShape(Upload, 'The request does not contain a picture.', async (desk, { name, base64, start }) => {
      // The location data is removed in published pictures, so the file in the repository should not contain it either.
      const sent = Buffer.from(base64, 'base64')
      const bytes = await publishedAsset(start === undefined ? sent : withRightsOf(sent, Buffer.from(start, 'base64')))
      const result = desk.editing!.bringIn(() => uploadAsset(desk.configDir, name, bytes))
      if ('failure' in result) return refused(422, result.failure)
      return { status: 200, body: { path: result.path, history: editorHistory(desk) } satisfies EditorUpload }
    }),
  },
}
