import { expect, test } from 'vitest'
import { headerCsp, metaCsp, securityHeaders, styleHash } from './securityHeaders.ts'

test('the policy for everyone allows our own files and nothing else', () => {
  expect(headerCsp(undefined)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self' mailto:; " +
      "require-trusted-types-for 'script'; trusted-types default; frame-ancestors 'none'",
  )
})

test('hosts that config switches on are added where they are needed', () => {
  const hosts = { script: ['https://stats.example'], connect: ['https://*.stats.example'], frame: ['https://booking.example'] }
  const policy = headerCsp([], hosts)
  expect(policy).toContain("script-src 'self' https://stats.example;")
  expect(policy).toContain("connect-src 'self' https://*.stats.example;")
  expect(policy).toContain('frame-src https://booking.example;')
})

test('a player of videos is a frame that may start a video and show it on the whole screen', () => {
  const hosts = { frame: ['https://booking.example'], player: ['https://videos.example'] }
  const headers = securityHeaders(hosts)
  expect(headerCsp([], hosts)).toContain('frame-src https://booking.example https://videos.example;')
  expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://videos.example")')
  expect(headers['Permissions-Policy']).toContain('autoplay=("https://videos.example")')
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(securityHeaders()['Permissions-Policy']).toContain('fullscreen=(self)')
})

test.each(['https://a.example; script-src *', 'https://a.example *', "'unsafe-inline'", '*', 'https:', 'javascript:alert(1)'])(
  '%j is no host for a policy',
  (host) => {
    expect(() => headerCsp([], { script: [host] })).toThrow(TypeError)
    expect(() => securityHeaders({ player: [host] })).toThrow(TypeError)
  },
)

test('a server without https sends no header that asks for it', () => {
  const headers = securityHeaders()
  expect(Object.keys(headers)).not.toContain('Strict-Transport-Security')
  expect(headerCsp([])).not.toContain('upgrade-insecure-requests')
})

test('H15 the policy of a page narrows styles to its own blocks', () => {
  const hash = styleHash('h1{color:red}')
  const policy = metaCsp([hash])
  expect(policy).toContain(`style-src 'self' '${hash}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; `)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy).not.toContain('frame-ancestors')
  expect(policy).not.toContain("'self' 'unsafe-inline'")
})

test('the hash of the empty block is the one that is always there', () => {
  expect(metaCsp([styleHash('')])).toBe(metaCsp([]))
})

test('a hash that is none is refused', () => {
  expect(() => metaCsp(["sha256-x'; script-src *"])).toThrow(TypeError)
})

test('H27 the policy in the header names the style blocks of a page, and no others', () => {
  const hash = styleHash('h1{color:red}')
  const policy = headerCsp([`'${hash}'`])
  expect(policy).toContain(`style-src 'self' '${hash}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; `)
  expect(policy).toContain("style-src-attr 'unsafe-inline'; frame-ancestors 'none'")
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1)
})

test.each([
  'https://a.example"; x',
  'https://a.example/;script-src',
  'https://a.example/a b',
  'http://a.example',
  'https://a.example/$host',
])('H25 %j is no address for reports', (address) => {
  expect(() => headerCsp([], {}, address)).toThrow(TypeError)
  expect(() => securityHeaders({}, address)).toThrow(TypeError)
})

test('a script in the document is allowed by its hash, and anything else is refused as one', () => {
  const hash = styleHash('alert()')
  expect(metaCsp([], { inlineScript: [hash] })).toContain(`script-src 'self' '${hash}';`)
  expect(() => headerCsp([], { inlineScript: ['unsafe-inline'] })).toThrow(TypeError)
})
