import type { PictureFacts } from '#schemas/pictures.ts'
import { cropOf } from '#src/site/pictures/crop.ts'
import { shownPictures } from '#src/site/pictures/shownPictures.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

/** The IPTC digital source types of pictures made with AI, as schema.org names them. */
const SOURCE_TYPES = {
  generated: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  edited: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
} as const satisfies Record<NonNullable<PictureFacts['ai']>, string>

/** The pictures of a page whose origin or rights are known, as JSON-LD: who made each, its license, and whether AI did. */
export function pictureThings(site: Site, page: SitePage): Thing[] {
  const { rights } = site
  if (Object.keys(rights).length === 0) return []
  const { cover, fields } = page.meta
  const drawings = new Map(Object.keys(rights).map((src) => [src, site.pictures.get(src) ?? { width: 0, height: 0, bytes: 0 }]))
  const shown = shownPictures({ pictures: drawings }, { sections: page.sections, cover, fields }, false) ?? {}
  return Object.keys(shown).flatMap((address) => {
    const facts = rights[cropOf(address)?.src ?? address]
    return facts ? [imageObject(absoluteUrl(site, address), facts)] : []
  })
}

function imageObject(contentUrl: string, { creator, credit = creator, copyright, license, source, ai }: PictureFacts): Thing {
  return {
    '@type': 'ImageObject',
    contentUrl,
    ...(creator !== undefined && { creator: { '@type': 'Person', name: creator } }),
    ...(credit !== undefined && { creditText: credit }),
    ...(copyright !== undefined && { copyrightNotice: copyright }),
    ...(license !== undefined && { license }),
    ...(source !== undefined && { acquireLicensePage: source }),
    ...(ai !== undefined && { digitalSourceType: SOURCE_TYPES[ai] }),
  }
}
