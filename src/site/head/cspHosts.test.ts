import { expect, test } from 'vitest'
import { cspHosts } from './cspHosts.ts'

const backends = {
  admin: 'https://app.bikes.example/api/admin',
  user: 'https://app.bikes.example/api/user',
  cdn: 'https://cdn.bikes.example',
}
const off = { analytics: { consent: 'advanced' }, errorReports: {}, backends, forms: {} } as const

test('R6.1 what is switched off needs no host', () => {
  expect(cspHosts(off)).toEqual({})
})

test('R6.1 statistics need the hosts of Google', () => {
  expect(cspHosts({ ...off, analytics: { trackingId: 'G-BIKES12', consent: 'strict' } })).toEqual({
    script: ['https://www.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  })
})

test('R6.6 error reports need the host of their address, without its key', () => {
  expect(cspHosts({ ...off, errorReports: { dsn: 'https://abc123@o1.ingest.us.sentry.io/2' } })).toEqual({
    connect: ['https://o1.ingest.us.sentry.io'],
  })
})

test('R6.3 booking needs a frame', () => {
  expect(cspHosts({ ...off, booking: { url: 'https://calendly.com/bikes/demo' } })).toEqual({ frame: ['https://calendly.com'] })
})

test('forms that are sent to services need their hosts, each once', () => {
  expect(cspHosts(off, ['admin', 'user'])).toEqual({ connect: ['https://app.bikes.example'] })
})

test('F20 a receiver elsewhere needs its host for forms that the browser posts and for those that the page does', () => {
  const host = 'https://forms.bikes.example'
  expect(cspHosts({ ...off, forms: { receiver: `${host}/in` } })).toEqual({ connect: [host], form: [host] })
})
