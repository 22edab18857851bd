import { describe, expect, it } from 'vitest'
import { withoutScripts } from './withoutScripts.ts'

describe('the page without scripts', () => {
  it('has no scripts, nothing that loads them early and none of their data', () => {
    const html =
      '<head><link rel="modulepreload" href="/a.js"><link as="script" rel="preload" href="/b.js"><script type="module" src="/c.js"></script></head>' +
      '<body><p>Words</p><script type="application/json" id="data">{"a":"<b>"}</script></body>'
    expect(withoutScripts(html)).toBe('<head></head><body><p>Words</p></body>')
  })

  it('keeps what a page has without scripts: fonts, styles and structured data', () => {
    const html =
      '<link rel="preload" as="font" href="/a.woff2"><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{}</script>'
    expect(withoutScripts(html)).toBe(html)
  })
})
