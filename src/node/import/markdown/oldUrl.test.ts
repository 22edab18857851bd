import { expect, test } from 'vitest'
import { type Program, oldUrl } from './oldUrl.ts'

test.each<[Program, file: string, fields: Record<string, unknown>, url: string | undefined]>([
  ['hugo', 'content/blog/tide.md', {}, '/blog/tide/'],
  ['hugo', 'content/blog/tide/index.md', { slug: 'ebb' }, '/blog/ebb/'],
  ['hugo', 'content/_index.md', {}, '/'],
  ['hugo', 'content/about.md', { url: '/who/' }, '/who/'],
  ['hugo', 'README.md', {}, undefined],
  ['jekyll', '_posts/2025-04-02-tide.md', {}, '/2025/04/02/tide.html'],
  ['jekyll', '_posts/2025-04-02-tide.md', { categories: ['Shore'] }, '/shore/2025/04/02/tide.html'],
  ['jekyll', '_posts/2025-04-02-tide.md', { permalink: '/:year/:title/' }, '/2025/tide/'],
  ['jekyll', 'about.md', { permalink: '/about/' }, '/about/'],
  ['jekyll', 'about.md', {}, '/about.html'],
  ['docusaurus', 'docs/01-intro/02-start.md', {}, '/docs/intro/start'],
  ['docusaurus', 'docs/start.md', { slug: '/' }, '/docs/'],
  ['docusaurus', 'docs/start.md', { id: 'begin' }, '/docs/begin'],
  ['docusaurus', 'blog/2025-04-02-tide.md', {}, '/blog/2025/04/02/tide'],
  ['docusaurus', 'blog/2025-04-02-tide.md', { slug: 'ebb' }, '/blog/ebb'],
  ['astro', 'src/content/blog/tide.mdx', {}, '/blog/tide/'],
  ['astro', 'src/pages/about.md', {}, '/about/'],
])('%s publishes %s with %j at %s', (program, file, fields, url) => {
  expect(oldUrl(program, { file, fields, day: '2025-04-02', pattern: undefined })?.url).toBe(url)
})

test.each([
  ['/:year/:month/:slug/', {}, '/2025/04/high-tide/'],
  ['/:section/:day-:contentbasename', {}, '/posts/02-tide'],
  ['/archive/:slugorfilename', { slug: 'ebb' }, '/archive/ebb'],
])('hugo publishes posts by the permalink %s with %j', (posts, fields, url) => {
  const given = { file: 'content/posts/tide.md', fields: { title: 'High tide', ...fields }, day: '2025-04-02', pattern: undefined }
  expect(oldUrl('hugo', { ...given, permalinks: { posts } })?.url).toBe(url)
  expect(oldUrl('hugo', { ...given, file: 'content/notes/tide.md', permalinks: { posts } })?.url).toMatch(/^\/notes\//)
})
