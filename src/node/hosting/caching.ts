/** Folders below `/static/` of files with a content hash in their names. */
export const HASHED_FOLDERS = ['js', 'css', 'media', 'pictures', 'social', 'search'] as const

/** The addresses of such files. */
const HASHED_FILES = new RegExp(`^/static/(?:${HASHED_FOLDERS.join('|')})/`)

/** How long such files may be cached. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** How long files may be cached without revalidation, by path; the first matching rule applies. */
export const CACHING: readonly (readonly [paths: RegExp, rule: string])[] = [
  [HASHED_FILES, FOREVER],
  [/^\/static\/data\//, 'no-cache'],
  [/\.(?:html|md)$/, 'no-cache'],
  [/^\/(?:[a-z0-9-]+\/)?llms\.txt$/, 'no-cache'],
  // Feeds, and the archives of those in JSON.
  [/\.(?:rss|atom)$|-archive-\d{1,6}\.json$/, 'no-cache'],
  [/^\/(sitemap[^/]*\.xml|robots\.txt|[^/]*\.webmanifest|manifest\.json)$/, 'no-cache'],
]

/** How long files without a rule may be cached. */
export const CACHED_A_DAY = 'public, max-age=86400'

/** The `Cache-Control` header for a path of the built site: fonts and scripts are immutable, pages are revalidated. */
export function cachingOf(path: string): string {
  return CACHING.find(([paths]) => paths.test(path))?.[1] ?? CACHED_A_DAY
}
