import { existsSync, readFileSync } from 'node:fs'
import { files as fileTable } from '#src/contract/files.ts'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import type { EditHistory } from '#src/node/edit/editHistory.ts'
import { type EditResult, refusedEdit } from '#src/node/edit/editResult.ts'
import { editText } from '#src/node/edit/editText.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { readForEdit } from '#src/node/edit/readForEdit.ts'
import type { PictureChange } from '#src/node/edit/stepPicture.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import type { FontRole } from '#src/site/theme/fontCss.ts'
import { slugify } from '#src/site/words/slugify.ts'
import type { FontFile } from './fontPackages.ts'
import { type FontUse, fontFacts } from './fontFacts.ts'

const THEME = 'theme.json'

/** Where `theme.json` names the typeface of texts, of headings and of large numbers. */
const PLACES: Record<FontRole, string[]> = { text: ['font'], headings: ['headings', 'font'], figures: ['figures', 'font'] }

/**
 * Makes font files (WOFF2, TTF or OTF) the font of a site: adds them to `assets/fonts` and sets `font` in `theme.json`, with a system
 * font of the same size, as one undo step; `role` says what for. `family` overrides the name in the files, and `hasSerifs` what they say.
 * Existing files are never overwritten. If the result would have an error, nothing is changed.
 */
export async function addFont(
  configDir: string,
  history: EditHistory,
  {
    files,
    licence,
    family,
    role = 'text',
    hasSerifs,
  }: { files: readonly FontFile[]; licence?: Buffer | undefined; family?: string; role?: FontRole; hasSerifs?: boolean | undefined },
): Promise<EditResult> {
  const use = { hasSerifs, ...(role === 'headings' && useInHeadings(configDir)) }
  const read = await Promise.all(files.map(async (file) => ({ ...file, facts: await fontFacts(file.bytes, use) })))
  const assets: { file: string; bytes: Buffer }[] = []
  const entries: Record<string, string | number | boolean>[] = []
  for (const { name, unicodeRange, facts } of read) {
    if ('failure' in facts) return refusedEdit(facts.failure)
    const file = `assets/fonts/${slugify(name, new Set())}.woff2`
    assets.push({ file, bytes: facts.woff2 })
    entries.push({
      src: `/${file}`,
      ...(unicodeRange !== undefined && { unicodeRange }),
      ...(facts.weights === null && { weight: facts.weight }),
      ...(facts.style === 'italic' && { style: 'italic' }),
      ...(entries.length === 0 && { preload: true }),
    })
  }
  const [first] = read
  if (!first || 'failure' in first.facts) return refusedEdit('There is no font file.')
  const { facts } = first
  if (licence) assets.push({ file: `assets/fonts/OFL-${slugify(family ?? facts.family, new Set())}.txt`, bytes: licence })
  const font = {
    family: family ?? facts.family,
    files: entries,
    ...(facts.weights !== null && { weights: facts.weights }),
    fallback: facts.fallback,
  }
  return withConfigLock(configDir, () => {
    const theme = readForEdit(configDir, THEME)
    if ('failure' in theme) return refusedEdit(theme.failure)
    const pictures: PictureChange[] = []
    for (const { file, bytes } of assets) {
      const place = placeOnDisk(configDir, file)
      if ('failure' in place) return refusedEdit(place.failure)
      const isThere = existsSync(place.path)
      if (isThere && !readFileSync(place.path).equals(bytes))
        return refusedEdit(`${file} already exists with other content. Rename your file, and choose it again.`)
      if (!isThere) pictures.push({ file, before: null, after: bytes })
    }
    const { schema } = fileTable.find(({ kind }) => kind === 'theme')!
    const edited = editText(theme.text, [{ op: 'set', path: PLACES[role], value: font }], (value, path) => knownKeys(schema, value, path))
    if ('failure' in edited) return refusedEdit(edited.failure)
    const edits = [{ offset: 0, length: theme.text.length, content: edited.text }]
    return history.commit([{ from: THEME, to: THEME, before: theme.text, edits }], `use the typeface ${font.family}`, {
      isStrict: false,
      pages: { before: null, after: null },
      pictures,
    })
  })
}

/** How headings use their font, as far as `theme.json` sets it. */
function useInHeadings(configDir: string): FontUse {
  const theme = readForEdit(configDir, THEME)
  if ('failure' in theme) return {}
  const { headings } = (parseJsonFile(THEME, theme.text).value ?? {}) as { headings?: { weight?: unknown; case?: unknown } }
  return { ...(typeof headings?.weight === 'number' && { weight: headings.weight }), isCapitals: headings?.case === 'capitals' }
}
