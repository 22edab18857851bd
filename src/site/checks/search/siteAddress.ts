import { rule } from '#src/site/checks/rule.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

export const siteAddress = rule({
  code: 'E_SITE_ADDRESS',
  group: 'search',
  severity: 'error',
  title: 'Site address with more than a host',
  about:
    'Canonical addresses, the sitemap and shared links are composed of the address of the site and the path of a page. A path, a query ' +
    'or capital letters in the address make them all wrong.',
  advice: 'Write only https:// and the host.',
  example: {
    file: 'site.json',
    replaces: '"url": "https://www.brot-und-blume.example"',
    bad: '"url": "https://www.brot-und-blume.example/shop"',
    good: '"url": "https://www.brot-und-blume.example"',
  },
  check: ({ settings }) => {
    const url = settings && urlOf(settings.url)
    if (!url) return []
    const { origin, pathname, search, hash } = url
    if (origin === settings.url) return []
    const place = { file: 'site.json', keyPath: ['url'] }
    if (pathname !== '/')
      return [
        {
          ...place,
          message: `"${settings.url}" contains a path, but a site needs its own host: its addresses start with ${origin}/`,
          hint:
            `Publish the site at a host such as https://${pathname.split('/')[1]}.${new URL(origin).host.replace(/^www\./, '')}, and ` +
            `use that address.`,
        },
      ]
    const isMore = search !== '' || hash !== '' || /[/?#]$/.test(settings.url)
    return [
      {
        ...place,
        message: isMore
          ? `"${settings.url}" is more than a host, so the canonical address of every page would be wrong`
          : `"${settings.url}" is not spelled as browsers and search engines spell this host`,
        hint: `Write ${origin}.`,
        fix: { label: `Change it to "${origin}"`, file: 'site.json', do: 'set', keyPath: ['url'], value: origin },
      },
    ]
  },
})
