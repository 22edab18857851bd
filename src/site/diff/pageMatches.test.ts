import { expect, test } from 'vitest'
import { sampleConfig, samplePage, sampleRedirect, sampleSection } from './fixtures/sampleConfig.ts'
import { pageMatches } from './pageMatches.ts'

/** What became of the pages, as paths. */
function matched(...[before, after]: Parameters<typeof pageMatches>) {
  const { kept, moved, added, removed, notCompared } = pageMatches(before, after)
  const paths = (pages: { path: string }[]) => pages.map(({ path }) => path)
  return {
    kept: kept.map((match) => match.after.path),
    moved: moved.map((match) => `${match.before.path} → ${match.after.path}`),
    added: paths(added),
    removed: paths(removed),
    notCompared,
  }
}

const none = { kept: [], moved: [], added: [], removed: [], notCompared: [] }

test('pages that come and go without likeness are added and removed', () => {
  expect(matched(sampleConfig(['/', '/old']), sampleConfig(['/', '/new']))).toEqual({
    ...none,
    kept: ['/'],
    added: ['/new'],
    removed: ['/old'],
  })
})

test.each([
  ['the same name', samplePage('/new', { meta: { name: 'Page /old' } })],
  ['the same content', samplePage('/new', { sections: [sampleSection('About /old')] })],
])('a page with %s has moved', (_what, page) => {
  expect(matched(sampleConfig(['/old']), sampleConfig([page]))).toEqual({ ...none, moved: ['/old → /new'] })
})

test('a page that is redirected to a new one has moved there, though both were rewritten', () => {
  expect(matched(sampleConfig(['/old']), sampleConfig(['/new'], { redirects: [sampleRedirect('/old', '/new#top')] }))).toEqual({
    ...none,
    moved: ['/old → /new'],
  })
})

test('when two pages could be the same one, neither has moved', () => {
  const same = ['/new', '/newer'].map((path) => samplePage(path, { meta: { name: 'Page /old' } }))
  expect(matched(sampleConfig(['/old']), sampleConfig(same))).toEqual({ ...none, added: ['/new', '/newer'], removed: ['/old'] })
})

test('a page whose file has problems now was not removed, and one that had them before was not added', () => {
  expect(
    matched(sampleConfig(['/a'], { unshown: new Map([['/b', 'faulty']]) }), sampleConfig(['/b'], { unshown: new Map([['/a', 'faulty']]) })),
  ).toEqual({ ...none, notCompared: ['/a', '/b'] })
})

test('entries of a collection whose index has problems now were not removed', () => {
  const entry = samplePage('/breads/rye', { collection: 'breads' })
  expect(matched(sampleConfig([entry]), sampleConfig([], { collectionNames: ['breads'] }))).toEqual({
    ...none,
    notCompared: ['/breads/rye'],
  })
})
