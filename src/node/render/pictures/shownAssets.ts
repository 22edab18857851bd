import type { Site } from '#src/site/site.ts'

/** Files whose pictures are icons, logos and other furniture, which are shown as they are. */
const FURNITURE = new Set(['site.json', 'theme.json', 'header.json', 'footer.json'])

/** The PNG, JPEG and WebP files that sections show, as `/assets/…`; sorted. */
export function shownAssets({ references, pictures }: Pick<Site, 'references' | 'pictures'>): string[] {
  const shown = references.filter(
    ({ kind, value, file, keyPath }) => kind === 'asset' && pictures.has(value) && !FURNITURE.has(file) && keyPath.at(-1) !== 'socialImage',
  )
  return [...new Set(shown.map(({ value }) => value))].sort()
}
