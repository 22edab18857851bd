import { baseOf } from '#src/site/base/baseOf.ts'
import { rule } from '#src/site/checks/rule.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

export const siteAddress = rule({
  code: 'E_SITE_ADDRESS',
  group: 'search',
  severity: 'error',
  title: 'Site address with more than host and path',
  about:
    'Canonical addresses, links, the sitemap and shared links are composed of the address of the site and the path of a page. A query, ' +
    'a slash at the end or capital letters in the host make them all wrong.',
  advice: 'Write https://, the host, and the path if the site is below one, such as `https://example.org/museum`.',
  example: {
    file: 'site.json',
    replaces: '"url": "https://www.brot-und-blume.example"',
    bad: '"url": "https://www.brot-und-blume.example/?lang=de"',
    good: '"url": "https://www.brot-und-blume.example"',
  },
  check: ({ settings }) => {
    const url = settings && urlOf(settings.url)
    if (!url) return []
    const { origin, search, hash } = url
    const base = baseOf(settings.url)
    const right = origin + base
    if (right === settings.url && PLAIN.test(base) && !PAGE.test(base)) return []
    const place = { file: 'site.json', keyPath: ['url'] }
    if (PAGE.test(base))
      return [
        {
          ...place,
          message: `"${settings.url}" is the address of a page, not that of the site`,
          hint: `Write ${origin}${base.slice(0, base.lastIndexOf('/'))}.`,
        },
      ]
    if (!PLAIN.test(base))
      return [
        {
          ...place,
          message: `"${settings.url}" has a path that not every host can serve`,
          hint: 'Use letters without accents, digits, ".", "_" and "-" in its parts, such as https://example.org/museum.',
        },
      ]
    const isMore = search !== '' || hash !== '' || /[/?#]$/.test(settings.url)
    return [
      {
        ...place,
        message: isMore
          ? `"${settings.url}" is more than the address of a site, so the canonical address of every page would be wrong`
          : `"${settings.url}" is not spelled as browsers and search engines spell this address`,
        hint: `Write ${right}.`,
        fix: { label: `Change it to "${right}"`, file: 'site.json', do: 'set', keyPath: ['url'], value: right },
      },
    ]
  },
})

/** The name of a page at the end of an address. */
const PAGE = /\.(?:html?|php|aspx?)$/i

/** A base path that is spelled the same everywhere; a part that begins with a dot or an underscore belongs to hosts. */
const PLAIN = /^(?:\/[A-Za-z0-9][\w.-]*)*$/
