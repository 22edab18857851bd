import { urlOf } from '#src/site/words/urlOf.ts'

/** What is wrong with an external address, and what to do. */
export type AddressFault = { message: string; hint: string }

/**
 * Why an address does not work, or may lead somewhere unexpected; undefined if nothing is wrong. Checks only the form of external
 * addresses.
 */
export function addressFault(href: string): AddressFault | undefined {
  if (href.startsWith('mailto:')) return mailFault(href)
  if (href.startsWith('tel:')) return phoneFault(href)
  return href.startsWith('https:') ? hostFault(href) : undefined
}

/** Hosts reserved for documentation (RFC 2606). */
const EXAMPLE = /^(?:www\.)?example\.(?:com|net|org)$/i

function nobodyAt(host: string): AddressFault {
  return { message: `${host} is reserved for documentation`, hint: 'Use the real address.' }
}

const MAILBOX =
  /^[^\s@,;:<>()[\]\\"/]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

function mailFault(href: string): AddressFault | undefined {
  const written = href.slice('mailto:'.length).split('?')[0]!
  // A link can address several recipients.
  const wrong = written
    .split(',')
    .map(decoded)
    .find((mailbox) => !MAILBOX.test(mailbox) || mailbox.includes('..') || mailbox.startsWith('.'))
  if (wrong !== undefined) return { message: `"${wrong}" is not a mail address`, hint: 'Use the form mailto:name@example.com.' }
  const example = EXAMPLE.exec(written.slice(written.lastIndexOf('@') + 1))
  return example ? nobodyAt(example[0]) : undefined
}

function phoneFault(href: string): AddressFault | undefined {
  const number = href.slice('tel:'.length).split(';')[0]!
  const digits = number.replace(/\D/g, '')
  if (!/^\+?[0-9().-]+$/.test(number) || /^\+.*\(0\)/.test(number))
    return { message: `"${number}" is not a phone number`, hint: 'Use only digits, preferably with the country code: tel:+4930123456.' }
  return digits.length < 3 || digits.length > 15
    ? {
        message: `"${number}" has ${digits.length} digits, but phone numbers have 3 to 15`,
        hint: 'Use the full number, such as tel:+4930123456.',
      }
    : undefined
}

/** Addresses that work on a single computer or network only. */
const LOCAL =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|0\.0\.0\.0|\[.*\])$/

function hostFault(href: string): AddressFault | undefined {
  // Most addresses are plain; only the others need a closer look.
  if (
    /^https:\/\/(?!(?:https?|www)\/|xn--)(?:(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!local\/|localhost\/|internal\/|lan\/)[a-z]{2,}(?:\/|$)/.test(
      href,
    )
  ) {
    return atExample(href) ?? doubled(href)
  }
  const url = urlOf(href)
  if (!url) return undefined
  const written = /^https:\/*([^/?#]*)/.exec(href)?.[1] ?? ''
  if (url.username !== '' || url.password !== '' || written.includes('@'))
    return {
      message: `it leads to ${url.hostname}, not to the host before the @`,
      hint: `Use https://${url.host}${url.pathname === '/' ? '' : url.pathname}.`,
    }
  if (/^https?$/.test(url.hostname)) return { message: `"${href.slice(0, 80)}" contains https:// twice`, hint: 'Remove one of them.' }
  if (LOCAL.test(url.hostname))
    return { message: `only your own computer or network can open ${url.host}`, hint: 'Use the public address.' }
  const mixed = unicodeLabels(written, url.hostname).find(isMixed)
  if (mixed !== undefined)
    return {
      message: `"${mixed}" mixes look-alike letters from several alphabets`,
      hint: `It leads to ${url.hostname}. Retype the address.`,
    }
  const labels = url.hostname.split('.')
  if (
    !/^[\d.]+$/.test(url.hostname) &&
    (labels.length < 2 ||
      labels.some((label) => label === '' || /^-|-$|[^a-z0-9_-]/.test(label)) ||
      !/^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1)!))
  )
    return { message: `"${url.hostname}" is not a public host name`, hint: 'Use the full host name, such as www.example.com.' }
  return doubled(href)
}

function atExample(href: string): AddressFault | undefined {
  const [, host = ''] = /^https:\/\/([^/?#:]+)/.exec(href) ?? []
  return EXAMPLE.test(host) ? nobodyAt(host) : undefined
}

function doubled(href: string): AddressFault | undefined {
  return /^https:\/\/[^?#]*https?:\/\//.test(href) && !/^https:\/\/(?:web\.archive\.org\/|[^/]*translate)/.test(href)
    ? { message: `"${href.slice(0, 80)}" contains two addresses`, hint: 'Keep one of them.' }
    : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The labels of a host in Unicode. */
function unicodeLabels(written: string, host: string): string[] {
  return [
    ...written.toLowerCase().split('.'),
    ...host.split('.').flatMap((label) => (label.startsWith('xn--') ? (fromPunycode(label.slice(4)) ?? []) : [])),
  ]
}

const LATIN = /\p{Script=Latin}/u
const ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

function isMixed(label: string): boolean {
  return LATIN.test(label) && ALIKE.test(label)
}

/** Decodes Punycode (RFC 3492); undefined if it is invalid. */
function fromPunycode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-')
  const output = end > 0 ? Array.from(encoded.slice(0, end), (letter) => letter.codePointAt(0)!) : []
  let [code, position, bias] = [128, 0, 72]
  for (let index = end > 0 ? end + 1 : 0; index < encoded.length;) {
    const before = position
    for (let [weight, base] = [1, 36]; ; base += 36) {
      const letter = encoded.charCodeAt(index++)
      const digit = letter >= 97 && letter <= 122 ? letter - 97 : letter >= 48 && letter <= 57 ? letter - 22 : Number.NaN
      if (Number.isNaN(digit)) return undefined
      position += digit * weight
      const least = Math.min(26, Math.max(1, base - bias))
      if (digit < least) break
      weight *= 36 - least
    }
    bias = adapted(position - before, output.length + 1, before === 0)
    code += Math.floor(position / (output.length + 1))
    position %= output.length + 1
    if (code > 0x10ffff) return undefined
    output.splice(position++, 0, code)
  }
  return String.fromCodePoint(...output)
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > 455; steps += 36) rest = Math.floor(rest / 35)
  return steps + Math.floor((36 * rest) / (rest + 38))
}
