import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** An open typeface that is easy to read on pages; `name` is that of its Fontsource package. */
export type Typeface = { family: string; name: string; about: string; hasSerifs?: true }

/** Variable typefaces under the SIL Open Font License, for texts and headings. */
export const typefaces: readonly Typeface[] = [
  { family: 'Manrope', name: 'manrope', about: 'Modern and geometric, without serifs' },
  { family: 'Inter', name: 'inter', about: 'Neutral and clear on screens, without serifs' },
  { family: 'Figtree', name: 'figtree', about: 'Friendly and simple, without serifs' },
  { family: 'DM Sans', name: 'dm-sans', about: 'Geometric and compact, without serifs' },
  { family: 'Work Sans', name: 'work-sans', about: 'Wide and open, without serifs' },
  { family: 'Open Sans', name: 'open-sans', about: 'Neutral and familiar, without serifs' },
  { family: 'Source Sans 3', name: 'source-sans-3', about: 'Calm, for long texts, without serifs' },
  { family: 'Nunito Sans', name: 'nunito-sans', about: 'Soft and round, without serifs' },
  { family: 'Source Serif 4', name: 'source-serif-4', about: 'For long texts, with serifs', hasSerifs: true },
  { family: 'Lora', name: 'lora', about: 'Warm and lively, with serifs', hasSerifs: true },
  { family: 'Merriweather', name: 'merriweather', about: 'Sturdy, for long texts, with serifs', hasSerifs: true },
  { family: 'Instrument Sans', name: 'instrument-sans', about: 'Precise and a little narrow, without serifs' },
  { family: 'Karla', name: 'karla', about: 'Plain with some character, without serifs' },
  { family: 'Archivo', name: 'archivo', about: 'Firm, for dense pages, without serifs' },
  { family: 'Outfit', name: 'outfit', about: 'Round and geometric, for headings, without serifs' },
  { family: 'Libre Franklin', name: 'libre-franklin', about: 'Newspaper headlines, without serifs' },
  { family: 'Space Grotesk', name: 'space-grotesk', about: 'Technical, for headings, without serifs' },
  { family: 'Bricolage Grotesque', name: 'bricolage-grotesque', about: 'Expressive, for large headings, without serifs' },
  { family: 'Literata', name: 'literata', about: 'For long texts on screens, with serifs', hasSerifs: true },
  { family: 'Bitter', name: 'bitter', about: 'Sturdy, with slab serifs', hasSerifs: true },
  { family: 'EB Garamond', name: 'eb-garamond', about: 'Classical book type, with serifs', hasSerifs: true },
  { family: 'Cormorant Garamond', name: 'cormorant-garamond', about: 'Slender, for large headings, with serifs', hasSerifs: true },
  { family: 'Fraunces', name: 'fraunces', about: 'Soft and old-style, for headings, with serifs', hasSerifs: true },
  { family: 'Playfair Display', name: 'playfair-display', about: 'High contrast, for large headings, with serifs', hasSerifs: true },
]

/** The package of a typeface. */
export const packageOf = ({ name }: Typeface): string => `@fontsource-variable/${name}`

/** A font file for pages: its name in `assets/fonts`, its bytes, and the characters for which browsers load it. */
export type FontFile = { name: string; bytes: Buffer; unicodeRange: string | undefined }

/** The scripts that are taken: those of Western, Central and Northern European languages. */
const SCRIPTS = ['latin', 'latin-ext']

/** The folder of an installed package, looked for from the builder; undefined if it is not installed. */
export function installedPackage(typeface: Typeface): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${packageOf(typeface)}/package.json`))
  } catch {
    return undefined
  }
}

/** The files of a typeface in the folder of its package, with its licence and its serifs; or why it cannot be used, in one sentence. */
export function filesOfPackage(
  { family, name, hasSerifs }: Typeface,
  folder: string,
): { files: FontFile[]; licence: Buffer; hasSerifs: boolean | undefined } | { failure: string } {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string }
  if (license !== 'OFL-1.1') return { failure: `${family} is not under the SIL Open Font License (${license ?? 'no licence'}).` }
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const files = SCRIPTS.flatMap((script): FontFile[] => {
    const path = join(folder, 'files', `${name}-${script}-wght-normal.woff2`)
    return existsSync(path) ? [{ name: `${name}-${script}`, bytes: readFileSync(path), unicodeRange: ranges[script] }] : []
  })
  if (files.length === 0) return { failure: `The package of ${family} has no variable font with Latin letters.` }
  return { files, licence: readFileSync(join(folder, 'LICENSE')), hasSerifs }
}
