import { plainText } from '#src/node/import/text/htmlTree.ts'
import { metaEntries } from './metaValue.ts'

const TITLE = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title', '_genesis_title']
const DESCRIPTION = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
  '_genesis_description',
]

/** What plug-ins for search engines store with a page. */
export type SeoTexts = { title: string | undefined; description: string | undefined; isNoindex: boolean }

/** Values of the variables in such texts. */
export type SeoValues = { title: string; site: string; excerpt: string }

/**
 * The texts of Yoast, Rank Math, All in One SEO, SEOPress and Genesis. The site’s name at the end of a title is left out, because the
 * builder adds it. A text with a variable that has no value here is reported and left out.
 */
export function seoTexts(meta: ReadonlyMap<string, string>, values: SeoValues, tell: (what: string, why: string) => void): SeoTexts {
  const filled = (keys: string[]) => {
    const key = keys.find((name) => (meta.get(name) ?? '').trim() !== '')
    return key === undefined
      ? undefined
      : fill(plainText(meta.get(key)!), values, (variable) => tell('SEO text', `${key} uses ${variable}`))
  }
  const robots = metaEntries(meta.get('rank_math_robots')).some(([, value]) => value === 'noindex')
  return {
    title: filled(TITLE),
    description: filled(DESCRIPTION),
    isNoindex:
      meta.get('_yoast_wpseo_meta-robots-noindex') === '1' ||
      meta.get('_seopress_robots_index') === 'yes' ||
      meta.get('_aioseop_noindex') === 'on' ||
      robots,
  }
}

function fill(text: string, { title, site, excerpt }: SeoValues, unknown: (variable: string) => void): string | undefined {
  const known: Record<string, string> = {
    title,
    post_title: title,
    excerpt,
    post_excerpt: excerpt,
    excerpt_only: excerpt,
    page: '',
    sep: '|',
  }
  const siteNames = new Set(['sitename', 'site_title', 'sitetitle', 'blog_title', 'sitedesc', 'tagline'])
  let isWhole = true
  const done = text.replace(
    /%%([\w-]+)%%|%([a-z_]+(?:\([^()%]*\))?)%|#([a-z_]+)/g,
    (whole, yoast: string | undefined, rankMath: string | undefined, aioseo: string | undefined, index: number) => {
      if (aioseo !== undefined && /\S/.test(text[index - 1] ?? ' ')) return whole
      const name = (yoast ?? rankMath ?? aioseo)!
      if (siteNames.has(name)) return name === 'sitedesc' || name === 'tagline' ? '' : site
      if (name === 'separator_sa' || name === 'separator') return '|'
      if (known[name] !== undefined) return known[name]
      if (aioseo !== undefined) return whole
      isWhole = false
      unknown(whole)
      return ''
    },
  )
  const trimmed = done
    .replace(/\s+/g, ' ')
    .split(/ [|–—·•-] /)
    .filter((part) => part.trim() !== '' && !(part.trim() === site && site !== title))
    .join(' – ')
    .replace(/^ ?[|–—·-] ?| ?[|–—·-] ?$/g, '')
    .trim()
  return isWhole && trimmed !== '' ? trimmed : undefined
}
