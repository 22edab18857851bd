import { FIRST_LINK, HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { type AddressFault, addressFault } from './addressFault.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

export const address = rule({
  code: 'E_ADDRESS',
  group: 'links',
  severity: 'error',
  title: 'Invalid or misleading address',
  about:
    'A mail address without a full host, a phone number with letters, a host that only your own network knows or that is reserved for ' +
    'documentation (example.com), or an address that misleads visitors, through an @ or look-alike letters from another alphabet.',
  advice: 'Use the address that works when you type it into a browser, a mail program or a phone.',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "mailto:shop@bakery"', good: '"href": "mailto:shop@brot-und-blume.example"' },
  check: ({ footer }) =>
    (footer?.social ?? []).flatMap(({ network, href }, index) => {
      const place = { file: 'footer.json', keyPath: ['social', index, 'href'] }
      const other = networkOf(href)
      if (other !== undefined && other !== network)
        return [{ ...place, message: `this is an address on ${other}, but the entry is for ${network}` }]
      const isBare = other !== undefined && new URL(href).pathname === '/' && new URL(href).search === ''
      return isBare
        ? [{ ...place, message: `this is the home page of ${network}, not your profile`, hint: 'Use the address of your profile.' }]
        : []
    }),
  checkPage: ({ references }) => {
    const known = new Map<string, ReturnType<typeof addressFault>>()
    return references.flatMap(({ kind, value, words, file, keyPath, text }) => {
      if ((kind !== 'href' && kind !== 'webAddress') || value.startsWith('/') || value.startsWith('#')) return []
      // E_SECRET reports passwords in addresses.
      if (/^https:\/\/[^/?#@:]*:[^/?#@]+@/.test(value)) return []
      // Fields for mail addresses contain them without mailto:.
      if (!known.has(value)) known.set(value, addressFault(kind === 'webAddress' && !value.includes(':') ? `mailto:${value}` : value))
      const fault = known.get(value) ?? wordsFault(words, value)
      return fault ? [{ file, keyPath, text, ...fault }] : []
    })
  },
})

/** Why a link text that is itself an address misleads: the link has another address. */
function wordsFault(words: string | undefined, href: string): AddressFault | undefined {
  if (words === undefined || !href.startsWith('mailto:') || !/^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(words)) return undefined
  const mailbox = href.slice('mailto:'.length).split('?')[0]!
  return mailbox.toLowerCase() === words.toLowerCase()
    ? undefined
    : { message: `the text says ${words}, but the link goes to ${mailbox}`, hint: 'Use the same address in both places.' }
}

/** Hosts of the networks in the footer. */
const NETWORKS: readonly [name: string, hosts: RegExp][] = [
  ['linkedin', /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/],
  ['twitter', /(?:^|\.)(?:twitter\.com|x\.com)$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['github', /(?:^|\.)github\.com$/],
]

function networkOf(href: string): string | undefined {
  const host = urlOf(href)?.hostname ?? ''
  return NETWORKS.find(([, hosts]) => hosts.test(host))?.[0]
}
