import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { hostileTexts } from '#src/node/validate/reporters/fixtures/sampleReport.ts'
import { sampleConfig, samplePage, sampleRedirect, sampleSection } from '#src/site/diff/fixtures/sampleConfig.ts'
import { siteDiff } from '#src/site/diff/siteDiff.ts'
import { diffFormats } from './diffFormats.ts'
import { diffReport } from './diffReport.ts'
import { say } from './reportLine.ts'

const before = sampleConfig(['/', '/old', '/gone', '/a'], { redirects: [sampleRedirect('/bread', '/a')] })
const after = sampleConfig(
  [
    '/',
    samplePage('/new', { meta: { name: 'Page /old' }, sections: [sampleSection('About /old')] }),
    samplePage('/a', { meta: { title: 'Another title' }, sections: [sampleSection('About /a', { tone: 'deep' })] }),
    '/b',
  ],
  { redirects: [sampleRedirect('/old', '/new'), sampleRedirect('/bread', '/a')], unshown: new Map([['/gone', 'draft']]) },
)
const report = diffReport({ ...siteDiff(before, after), notCompared: [] }, 'main')

test('text for a terminal has the summary first, then groups', () => {
  expect(diffFormats.text!(report)).toBe(
    [
      'Since main: pages: 1 added, 1 removed, 1 moved, 2 changed; 1 address no longer works.',
      '',
      'Lost addresses',
      '  /gone is now a draft and has no redirect. Add a redirect.',
      '',
      'Pages added',
      '  /b – Page /b',
      '',
      'Pages removed',
      '  /gone – Page /gone (a draft now)',
      '',
      'Pages moved',
      '  /old → /new – Page /old',
      '',
      'Pages changed',
      '  /a – Page /a',
      '    title: “Title of /a” → “Another title”',
      '    section changed: callout “About /a” (tone)',
      '  /new – Page /old',
      '    title: “Title of /old” → “Title of /new”',
      '    description: “Description of /old” → “Description of /new”',
      '    summary: “Summary of /old” → “Summary of /new”',
      '',
      'Redirects',
      '  added /old → /new (301)',
    ].join('\n'),
  )
})

test('Markdown for a pull request is lists under headings', () => {
  const html = new MarkdownIt().render(diffFormats.markdown!(report))
  expect(html).toContain('<h3>Config changes</h3>')
  expect(html).toMatch(/<h4>Pages changed<\/h4>\s*<ul>\s*<li>\/a – Page \/a\s*<ul>\s*<li>title: “Title of \/a” → “Another title”<\/li>/)
})

test('nothing changed is one line', () => {
  const same = diffReport({ ...siteDiff(before, before), notCompared: [] }, 'main')
  expect(diffFormats.text!(same)).toBe('Nothing that visitors see has changed since main.')
})

test('what is known about the two configs comes first', () => {
  const noted = diffReport({ ...siteDiff(before, before), notCompared: [] }, 'main', [
    say`The config in ${'main'} has ${2} errors, so only a part of it is compared.`,
  ])
  expect(diffFormats.text!(noted)).toMatch(/^The config in main has 2 errors, so only a part of it is compared\.\n/)
})

test.each(hostileTexts)('config text %j steers neither a terminal nor a comment', (hostile) => {
  const hostileAfter = sampleConfig([samplePage('/a', { meta: { name: hostile, title: hostile }, sections: [sampleSection(hostile)] })], {
    redirects: [sampleRedirect(hostile, hostile)],
  })
  const shown = diffReport(siteDiff(sampleConfig(['/a']), hostileAfter), hostile)
  const lines = diffFormats.text!(shown).split('\n')
  expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/)
  expect(lines.every((line) => line === '' || /^(?:Since |Pages |Redirects|Not compared| {2})/.test(line))).toBe(true)
  const html = new MarkdownIt({ html: true, linkify: true }).render(diffFormats.markdown!(shown))
  expect(new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag))).toEqual(new Set(['h3', 'h4', 'p', 'ul', 'li']))
  expect(html).not.toMatch(/@(?=\w)|#(?=\d)/)
})

test('what does not fit into a comment is counted', () => {
  const many = sampleConfig(Array.from({ length: 5000 }, (_, index) => `/page-${index}`))
  const text = diffFormats.markdown!(diffReport(siteDiff(sampleConfig([]), many), 'main'))
  expect(text.length).toBeLessThan(65_536)
  const shown = text.match(/^- \/page-/gm)!.length
  expect(text).toContain(`… and ${5000 + 4 - shown} more lines.`)
})
