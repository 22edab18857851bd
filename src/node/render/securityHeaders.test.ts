import { expect, test } from 'vitest'
import { metaCsp, securityHeaders, styleHash } from './securityHeaders.ts'

const csp = (headers: Record<string, string>) => headers['Content-Security-Policy']

test('the policy for everyone allows our own files and nothing else', () => {
  expect(csp(securityHeaders())).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'",
  )
})

test('hosts that config switches on are added where they are needed', () => {
  const policy = csp(
    securityHeaders({ script: ['https://stats.example'], connect: ['https://*.stats.example'], frame: ['https://booking.example'] }),
  )
  expect(policy).toContain("script-src 'self' https://stats.example;")
  expect(policy).toContain("connect-src 'self' https://*.stats.example;")
  expect(policy).toContain('frame-src https://booking.example;')
})

test('a player of videos is a frame that may start a video and show it on the whole screen', () => {
  const headers = securityHeaders({ frame: ['https://booking.example'], player: ['https://videos.example'] })
  expect(csp(headers)).toContain('frame-src https://booking.example https://videos.example;')
  expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://videos.example")')
  expect(headers['Permissions-Policy']).toContain('autoplay=("https://videos.example")')
  expect(headers['Permissions-Policy']).toContain('camera=()')
  expect(securityHeaders()['Permissions-Policy']).toContain('fullscreen=(self)')
})

test.each(['https://a.example; script-src *', 'https://a.example *', "'unsafe-inline'", '*', 'https:', 'javascript:alert(1)'])(
  '%j is no host for a policy',
  (host) => {
    expect(() => securityHeaders({ script: [host] })).toThrow(TypeError)
  },
)

test('a server without https sends no header that asks for it', () => {
  const headers = securityHeaders()
  expect(Object.keys(headers)).not.toContain('Strict-Transport-Security')
  expect(csp(headers)).not.toContain('upgrade-insecure-requests')
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
