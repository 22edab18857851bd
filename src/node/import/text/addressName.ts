import type { SiteSettings } from '#schemas/site.ts'
import { slug } from '#src/site/words/slug.ts'
import { spellingOf } from '#src/site/words/spelling.ts'

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Makes a part of a new address from a name in any letters, in the spelling of a language; empty if the name has no letters. */
export type AddressName = (name: string, language: string) => string

/** The spelling of addresses on a site with that setting: in ASCII, `über-uns` is `ueber-uns` in German. */
export function addressNames(addresses: SiteSettings['addresses']): AddressName {
  return (name, language) => {
    const plain = slug(decoded(name), spellingOf(language, addresses))
    return RESERVED.test(plain) ? `${plain}-1` : plain
  }
}

/** A part of an address with its percent-encoded letters decoded, as far as they are valid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
