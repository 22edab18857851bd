import { parse } from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { addFont } from '#src/node/fonts/addFont.ts'
import { filesOfPackage, installedPackage, packageOf, typefaces } from '#src/node/fonts/fontPackages.ts'
import { editorAnswer } from './editorAnswer.ts'
import { editorProblems } from './editorProblems.ts'
import { ofShape } from './ofShape.ts'
import { triedThemes } from './views/triedThemes.ts'
import type { EditorDone, EditorTypefaces, TriedLook } from './wire.ts'

const MEGABYTE = 1024 * 1024

/** A font file in base64, with some margin above the largest font of a page, 4 MB. */
const MOST_FONT = 12 * MEGABYTE

const Tried = z.strictObject({ theme: z.record(z.string(), z.unknown()) })
const Font = z.strictObject({
  path: z.string().max(300),
  family: z.string().max(60).optional(),
  file: z.strictObject({ name: z.string().min(1).max(300), base64: z.base64() }).optional(),
})

/**
 * The table: the endpoints for the look of a site. `try` shows a theme without saving it, `typefaces` lists typefaces, with a sample of
 * those that can be used at once, and `font` makes one of them, or a file, the font of the site.
 */
export const lookEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/try': {
    method: 'POST',
    mostBytes: MEGABYTE,
    answer: ofShape(Tried, 'The request does not contain a theme.', ({ configDir }, { theme }) => {
      const text = JSON.stringify(theme)
      const { problems } = loadDraft(configDir, [{ file: 'theme.json', text }])
      const own = editorProblems(configDir, problems).filter(({ file }) => file === 'theme.json')
      return { status: 200, body: { view: triedThemes.add(text), problems: own } satisfies TriedLook }
    }),
  },
  '/_dev/edit/typefaces': {
    method: 'GET',
    answer: () => ({
      status: 200,
      body: {
        typefaces: typefaces.map((typeface) => {
          const folder = installedPackage(typeface)
          const found = folder === undefined ? undefined : filesOfPackage(typeface, folder)
          const sample = found && 'files' in found ? found.files[0]!.bytes.toString('base64') : null
          return { family: typeface.family, about: typeface.about, sample, package: packageOf(typeface) }
        }),
      } satisfies EditorTypefaces,
    }),
  },
  '/_dev/edit/font': {
    method: 'POST',
    mostBytes: MOST_FONT,
    answer: ofShape(Font, 'The request does not name a typeface or contain a font.', async (desk, { path, family, file }) => {
      const typeface = typefaces.find((known) => known.family === family)
      const folder = typeface && installedPackage(typeface)
      const found = typeface && folder !== undefined ? filesOfPackage(typeface, folder) : undefined
      if (found && 'failure' in found) return refused(422, found.failure)
      const own = file && { name: parse(file.name).name, bytes: Buffer.from(file.base64, 'base64'), unicodeRange: undefined }
      if (!found && !own) return refused(422, `${family ?? 'The typeface'} is not on this machine yet.`)
      const result = await addFont(desk.configDir, desk.editing!, found ? { ...found, family: family! } : { files: [own!] })
      const plan = { failure: result.message ?? null, problems: editorProblems(desk.configDir, result.problems) }
      const answer = editorAnswer(desk, path, 'theme.json', result)
      return {
        status: 200,
        body: { answer, plan: { ...plan, files: [], notes: [], linked: [], pages: null }, open: null } satisfies EditorDone,
      }
    }),
  },
}
