/** The use of AI for a picture, in words. */
export const AI_WORDS = { generated: 'Made by AI', edited: 'Edited with AI' } as const

/** Licenses of Creative Commons by the start of their addresses. */
const COMMONS = 'https://creativecommons.org/licenses/'
const ZERO = 'https://creativecommons.org/publicdomain/zero/'

/** The short name of a license: CC BY 4.0, or its host. */
export function licenseName(url: string): string {
  if (url.startsWith(ZERO)) return 'CC0'
  if (!url.startsWith(COMMONS)) return URL.canParse(url) ? new URL(url).host : url
  const [kind = '', version = ''] = url.slice(COMMONS.length).split('/')
  return `CC ${kind.toUpperCase()} ${version}`.trim()
}
