import { typefaces } from '#src/node/fonts/fontPackages.ts'
import { printable } from '#src/node/text/printable.ts'
import { FONT_ROLES, type FontRole } from '#src/site/theme/fontCss.ts'
import { useTypeface } from './useTypeface.ts'

function isRole(role: string): role is FontRole {
  return FONT_ROLES.some((known) => known === role)
}

/** What to do (`words`), for which texts (`role`); `as` is the person whose rights count. */
export type FontsOptions = { configDir: string; words: string[]; role?: string | undefined; as?: string | undefined }

/**
 * Lists typefaces, or makes one of them the font of a site. Returns 0, 1 if config or the rights of the person refuse it, 2 if it is
 * unknown or cannot be fetched.
 */
export async function fonts({ configDir, words: [act, family, ...more], role = 'text', as }: FontsOptions): Promise<number> {
  if (act === undefined) {
    console.log(typefaces.map((typeface) => `${typeface.family.padEnd(20)} ${typeface.about}`).join('\n'))
    return 0
  }
  const typeface = typefaces.find((known) => known.family.toLowerCase() === family?.toLowerCase())
  if (act !== 'add' || more.length > 0 || family === undefined)
    return failed('Usage: npm run fonts -- add <typeface>, such as "Source Serif 4".')
  if (!isRole(role)) return failed(`Unknown use "${printable(role)}". Available: ${FONT_ROLES.join(', ')}.`)
  if (!typeface) return failed(`Unknown typeface "${printable(family)}". Available: ${typefaces.map((known) => known.family).join(', ')}.`)
  const refusal = await useTypeface(configDir, typeface, role, as)
  if (refusal) {
    console.error(refusal.reason)
    return refusal.isRefused ? 1 : 2
  }
  const use = role === 'text' ? '' : ` for ${role}`
  console.log(`The site uses ${typeface.family}${use}: its files are in assets/fonts, and theme.json names them.`)
  return 0
}

function failed(message: string): number {
  console.error(message)
  return 2
}
