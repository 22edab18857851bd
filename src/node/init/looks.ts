import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from '#schemas/theme.ts'
import type { z } from 'zod'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { LookName } from './choices.ts'
import type { starterMotifs } from './starterMotifs.ts'
import type { FontRole } from '#src/site/theme/fontCss.ts'

/**
 * A house style: typefaces from the list of `fonts`, `theme.json` without colours and fonts, fields of `header.json` and `footer.json`, the
 * drawing of the home page, and the fields of sections: the opening of that page (a variant of `hero`; one with words over the drawing has
 * no tone), its bands from top to bottom, and the openings of other pages.
 */
export type Look = {
  about: string
  typefaces: { text: string; headings: string } & Partial<Record<FontRole, string>>
  header: Record<string, unknown>
  footer: Record<string, unknown>
  motif: keyof typeof starterMotifs
  hero: { variant: string; place?: string; tone?: string }
  bands: { offer: string; points: string; pointsLook: string; invitation: string }
  inner: { tone: string }
  theme: Omit<z.input<typeof Theme>, 'brand' | 'colors' | 'font'>
}

/** A look by its name. */
export function lookOf(name: LookName): Look {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, 'src/node/init/looks', `${name}.json`), 'utf8')) as Look
}

/** The file of the picture of a look, a screenshot of the home page of a new site. */
export function pictureOfLook(name: LookName): string {
  return join(PROJECT_ROOT, 'docs/looks', `${name}.webp`)
}
