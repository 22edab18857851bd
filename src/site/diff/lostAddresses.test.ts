import { expect, test } from 'vitest'
import { sampleConfig, samplePage, sampleRedirect } from './fixtures/sampleConfig.ts'
import { lostAddresses } from './lostAddresses.ts'

test('a page that went without a redirect is lost', () => {
  expect(lostAddresses(sampleConfig(['/', '/old']), sampleConfig(['/']))).toEqual([{ path: '/old', was: 'page', unshown: undefined }])
})

test.each([
  ['a page', [sampleRedirect('/old', '/new?from=old#top')]],
  ['another site', [sampleRedirect('/old', 'https://other.example/new')]],
  ['a page by two hops', [sampleRedirect('/old', '/older'), sampleRedirect('/older', '/new')]],
])('a page that is redirected to %s is not lost', (_where, redirects) => {
  expect(lostAddresses(sampleConfig(['/old']), sampleConfig(['/new'], { redirects }))).toEqual([])
})

test.each([
  ['nowhere', [sampleRedirect('/old', '/gone')]],
  ['itself by a detour', [sampleRedirect('/old', '/older'), sampleRedirect('/older', '/old')]],
])('a page that is redirected to %s is lost', (_where, redirects) => {
  expect(lostAddresses(sampleConfig(['/old']), sampleConfig(['/new'], { redirects })).map(({ path }) => path)).toEqual(['/old'])
})

test('a page that is a draft now is lost, and the reason is told', () => {
  expect(lostAddresses(sampleConfig(['/old']), sampleConfig([], { unshown: new Map([['/old', 'draft']]) }))).toEqual([
    { path: '/old', was: 'page', unshown: 'draft' },
  ])
})

test('a redirect that went is lost', () => {
  const before = sampleConfig(['/new'], { redirects: [sampleRedirect('/old', '/new')] })
  expect(lostAddresses(before, sampleConfig(['/new']))).toEqual([{ path: '/old', was: 'redirect' }])
})

test('a redirect that led nowhere before is not lost', () => {
  expect(lostAddresses(sampleConfig([], { redirects: [sampleRedirect('/old', '/gone')] }), sampleConfig([]))).toEqual([])
})

test('what problems hide is not judged', () => {
  const entry = samplePage('/breads/rye', { collection: 'breads' })
  expect(
    lostAddresses(sampleConfig(['/old', entry]), sampleConfig([], { unshown: new Map([['/old', 'faulty']]), collectionNames: ['breads'] })),
  ).toEqual([])
})
