/** Folders below `/static/` of files whose names hold a hash of their content. */
export const HASHED_FOLDERS = ['js', 'css', 'media', 'pictures', 'social'] as const

/** The addresses of such files. */
const HASHED_FILES = new RegExp(`^/static/(?:${HASHED_FOLDERS.join('|')})/`)

/** How long such files may be kept. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** How long files may be kept without asking again, by their paths; the first rule that fits holds. */
export const CACHING: readonly (readonly [paths: RegExp, rule: string])[] = [
  [HASHED_FILES, FOREVER],
  [/^\/static\/data\//, 'no-cache'],
  [/\.html$/, 'no-cache'],
  [/^\/(sitemap[^/]*\.xml|robots\.txt|[^/]*\.webmanifest|manifest\.json)$/, 'no-cache'],
]

/** How long the files may be kept that no rule names. */
export const CACHED_A_DAY = 'public, max-age=86400'

/** How long the file at a path of the built site may be kept, as a `Cache-Control` header: fonts and scripts for good, pages not at all. */
export function cachingOf(path: string): string {
  return CACHING.find(([paths]) => paths.test(path))?.[1] ?? CACHED_A_DAY
}
