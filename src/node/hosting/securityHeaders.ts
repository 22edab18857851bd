import { createHash } from 'node:crypto'

/**
 * Hosts that config has enabled (analytics, error reports, booking …), by use. A `player` is a frame that may play videos, and show them
 * full screen. An `inlineScript` is the hash of a script in documents, such as `sha256-…`.
 */
export type CspHosts = Partial<
  Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'form' | 'player' | 'inlineScript', readonly string[]>
>

// Emotion inserts an empty <style> and fills it through the CSSOM: this is the hash of the empty string.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const PERMISSIONS = {
  accelerometer: '',
  autoplay: '',
  camera: '',
  'display-capture': '',
  'encrypted-media': '',
  fullscreen: 'self',
  geolocation: '',
  gyroscope: '',
  magnetometer: '',
  microphone: '',
  midi: '',
  payment: '',
  'publickey-credentials-get': '',
  usb: '',
  serial: '',
  hid: '',
  'xr-spatial-tracking': '',
  'browsing-topics': '',
  'clipboard-read': '',
  'clipboard-write': 'self',
}

// Menus set widths and colours in style attributes, which cannot load anything.
const STYLE_ATTRIBUTES = { 'style-src-attr': ["'unsafe-inline'"] }

/** Permissions of a video player. */
const PLAYING = new Set(['autoplay', 'encrypted-media', 'fullscreen'])

/**
 * The headers of every response, except the content security policy and HTTPS headers. Throws if a host is not a plain `scheme://host`,
 * which could break out of the header.
 */
export function securityHeaders(extra: CspHosts = {}, reportTo?: string): Record<string, string> {
  const players = (extra.player ?? []).map((host) => `"${checkedHost(host)}"`)
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': Object.entries(PERMISSIONS)
      .map(([feature, who]) => `${feature}=(${[who, ...(PLAYING.has(feature) ? players : [])].filter(Boolean).join(' ')})`)
      .join(', '),
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(reportTo === undefined ? {} : { 'Reporting-Endpoints': `${REPORTS}="${checkedAddress(reportTo)}"` }),
  }
}

/** The name of the report endpoint in headers. */
const REPORTS = 'reports'

/**
 * The policy header of a response. `styles` are sources of style blocks in policy syntax, such as quoted hashes; without them, any style
 * block is allowed, for hosts without a policy per page: there a page restricts it with its own `metaCsp`. HSTS and
 * `upgrade-insecure-requests` belong to the HTTPS host. Throws like `securityHeaders`.
 */
export function headerCsp(styles: readonly string[] | undefined, extra: CspHosts = {}, reportTo?: string): string {
  return write({
    ...policy(styles ? [...new Set([...styles, EMPTY_STYLE])] : ["'unsafe-inline'"], extra),
    ...(styles ? STYLE_ATTRIBUTES : {}),
    'frame-ancestors': ["'none'"],
    ...(reportTo === undefined ? {} : { 'report-uri': [checkedAddress(reportTo)], 'report-to': [REPORTS] }),
  })
}

/**
 * The policy of one page for its `<meta http-equiv="Content-Security-Policy">`: styles only from our files and from style blocks with the
 * given hashes (`sha256-…`, with or without quotes; see `styleHash`). A meta policy cannot contain `frame-ancestors`: the header does.
 * Throws for a malformed hash or host.
 */
export function metaCsp(styleHashes: readonly string[], extra: CspHosts = {}): string {
  const styles = [...new Set([...styleHashes.map(quotedHash), EMPTY_STYLE])]
  return write({ ...policy(styles, extra), ...STYLE_ATTRIBUTES })
}

/** The hash of a style block or an inline script in a content security policy: `sha256-<base64>`. */
export function styleHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function quotedHash(hash: string): string {
  const bare = hash.replaceAll("'", '')
  if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(bare)) throw new TypeError(`Not a hash for a content security policy: ${bare}`)
  return `'${bare}'`
}

function policy(styles: string[], extra: CspHosts): Record<string, string[]> {
  const hosts = (use: keyof CspHosts) => (extra[use] ?? []).map(checkedHost)
  const frames = [...hosts('frame'), ...hosts('player')]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(extra.inlineScript ?? []).map(quotedHash), ...hosts('script')],
    'style-src': ["'self'", ...styles, ...hosts('style')],
    'img-src': ["'self'", 'data:', ...hosts('img')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts('connect')],
    'media-src': ["'self'"],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:', ...hosts('form')],
    // HTML and scripts accepted by the policy of src/app/guardSinks.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

function checkedHost(host: string): string {
  if (!/^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/[\w./~-]*)?$/i.test(host)) {
    throw new TypeError(`Not a host for a content security policy: ${host}`)
  }
  return host
}

function checkedAddress(address: string): string {
  if (!/^https:\/\/[^\s"'\\;,<>$`{}]+$/.test(address)) throw new TypeError(`Not an address for reports: ${address}`)
  return address
}

function write(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
