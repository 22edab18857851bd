import { expect, test } from 'vitest'
import { sampleConfig, samplePage, sampleRedirect, sampleSection } from './fixtures/sampleConfig.ts'
import { siteDiff } from './siteDiff.ts'

test('two equal configs differ in nothing', () => {
  const { notCompared, ...diff } = siteDiff(sampleConfig(['/', '/a']), sampleConfig(['/', '/a']))
  expect(Object.values(diff).flat()).toEqual([])
  expect(notCompared).toEqual(['site.json', 'theme.json', 'header.json', 'footer.json'])
})

test('titles and descriptions are told old and new; the day of the last change is not', () => {
  const after = samplePage('/a', { meta: { title: 'Another title', description: 'Another description', updated: '2026-12-01' } })
  expect(siteDiff(sampleConfig(['/a']), sampleConfig([after])).changed[0]?.fields).toEqual([
    { at: 'title', before: 'Title of /a', after: 'Another title' },
    { at: 'description', before: 'Description of /a', after: 'Another description' },
  ])
})

test('a page that moved and was changed is both', () => {
  const after = samplePage('/b', { meta: { name: 'Page /a' } })
  const { moved, changed, lost } = siteDiff(sampleConfig(['/a']), sampleConfig([after], { redirects: [sampleRedirect('/a', '/b')] }))
  expect(moved).toHaveLength(1)
  expect(changed[0]).toMatchObject({
    page: { path: '/b' },
    fields: expect.arrayContaining([{ at: 'title', before: 'Title of /a', after: 'Title of /b' }]),
  })
  expect(lost).toEqual([])
})

test('a section that several pages share is told once, with the pages', () => {
  const shared = (title: string) =>
    ['/a', '/b'].map((path) =>
      samplePage(path, { sections: [sampleSection(title)], sources: [{ file: 'fragments/order.json', keyPath: ['sections', 0] }] }),
    )
  const { changed, shared: told } = siteDiff(sampleConfig(shared('Order')), sampleConfig(shared('Order now')))
  expect(changed).toEqual([])
  expect(told).toEqual([
    {
      change: { did: 'changed', type: 'callout', heading: 'Order now', fields: ['title', 'id'], file: 'fragments/order.json' },
      pages: ['/a', '/b'],
    },
  ])
})

test('a draft that becomes public is an added page that says so, and a page that becomes a draft is a removed one', () => {
  const draft = { unshown: new Map([['/a', 'draft']] as const) }
  expect(siteDiff(sampleConfig([], draft), sampleConfig(['/a'])).added).toMatchObject([{ page: { path: '/a' }, was: 'draft' }])
  expect(siteDiff(sampleConfig(['/a']), sampleConfig([], draft)).removed).toMatchObject([{ page: { path: '/a' }, now: 'draft' }])
})

test('redirects are told one by one, in whatever order they stand', () => {
  const before = sampleConfig(['/x'], { redirects: [sampleRedirect('/a', '/x'), sampleRedirect('/b', '/x'), sampleRedirect('/c', '/x')] })
  const after = sampleConfig(['/x'], {
    redirects: [sampleRedirect('/d', '/x'), sampleRedirect('/b', '/x?from=b'), sampleRedirect('/a', '/x')],
  })
  expect(siteDiff(before, after).redirects.map(({ did, ...rest }) => `${did} ${('now' in rest ? rest.now : rest.old).from}`)).toEqual([
    'removed /c',
    'added /d',
    'changed /b',
  ])
})

test('times of pages are told even of pages that are not live yet', () => {
  const times = { publishAt: '2026-12-01', expireAt: undefined }
  const after = sampleConfig(['/a'], { timesOf: new Map([['/b', times]]), unshown: new Map([['/b', 'scheduled']] as const) })
  const { times: told, added } = siteDiff(sampleConfig(['/a']), after)
  expect(told).toEqual([{ path: '/b', before: { publishAt: undefined, expireAt: undefined }, after: times }])
  expect(added).toEqual([])
})
