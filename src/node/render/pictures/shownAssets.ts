import type { Reference, Site } from '#src/site/site.ts'

/** Files whose pictures are icons, logos and other furniture, which are shown as they are. */
const FURNITURE = new Set(['site.json', 'theme.json', 'header.json', 'footer.json'])

/** The PNG, JPEG and WebP files that sections show, as `/assets/…`; sorted. */
export function shownAssets({ references, pictures }: Pick<Site, 'references' | 'pictures'>): string[] {
  const isShown = ({ value, file, keyPath }: Reference) => pictures.has(value) && !FURNITURE.has(file) && keyPath.at(-1) !== 'socialImage'
  return [
    ...new Set(
      references('asset')
        .filter(isShown)
        .map(({ value }) => value),
    ),
  ].sort()
}
