import type { PicturePart } from '#src/site/checks/fieldParts.ts'
import { perPage } from '#src/site/checks/perPage.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'

/** A picture of a field or of a text, with the place of its alternative text. */
export type DescribedPicture = Pick<PicturePart, 'alt' | 'decorative' | 'src'> & { place: Place }

/** Every picture, once for each place where it is written. */
export const describedPictures = perPage((config: PageConfig): DescribedPicture[] => [
  ...writtenParts(config).flatMap(({ file, pictures }) =>
    pictures.map(({ keyPath, ...picture }) => ({ ...picture, place: { file, keyPath } })),
  ),
  ...config.references.flatMap(({ kind, value, words, file, keyPath, text }) =>
    kind === 'asset' && words !== undefined ? [{ alt: words, src: value, decorative: false, place: { file, keyPath, text } }] : [],
  ),
])
