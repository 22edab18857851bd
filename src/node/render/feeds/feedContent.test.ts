import { expect, test } from 'vitest'
import { feedContent } from './feedContent.ts'

const URL_OF_PAGE = 'https://www.weir-gazette.example/news/one'
const of = (main: string) =>
  feedContent(`<!doctype html><body><header>Menu</header><main id="m">${main}</main><footer>End</footer>`, URL_OF_PAGE)
const section = (type: string, html: string) =>
  `<section class="band content" data-type="${type}"><div class="container">${html}</div></section>`

test('headings, paragraphs, lists, tables and code stay, without classes and ids', () => {
  const html =
    '<h2 class="css-1" id="a">What &amp; why</h2>\n<p class="x">One <strong>two</strong> <em>three</em></p><ol start="3"><li>A</li></ol>' +
    '<table><thead><tr><th scope="col">P</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table><pre><code class="l">a\n  b\n\n  c</code></pre>'
  const made = of(section('richText', html))
  expect(made).not.toMatch(/class|id=|css/)
  for (const part of [
    '<h2>What &amp; why</h2>',
    '<p>One <strong>two</strong> <em>three</em></p>',
    '<ol start="3">',
    '<td colspan="2">1</td>',
  ])
    expect(made).toContain(part)
  expect(made).toContain('<pre><code>a\n  b\n\n  c</code></pre>')
})

test('all addresses are absolute, also in srcset', () => {
  const made = of(
    section(
      'richText',
      '<p><a href="/a?b=1&amp;c=2">x</a> <a href="#y">y</a> <a href="https://z.example/">z</a> <a href="mailto:a@b.example">m</a></p>' +
        '<picture><source srcSet="/static/pictures/a-1.avif 100w"><img src="/assets/a.jpg" srcSet="/static/pictures/a-1.webp 100w, /static/pictures/a-2.webp 200w" alt="A &quot;b&quot;" loading="lazy"></picture>',
    ),
  )
  expect(made).toContain('href="https://www.weir-gazette.example/a?b=1&amp;c=2"')
  expect(made).toContain(`href="${URL_OF_PAGE}#y"`)
  expect(made).toContain('href="mailto:a@b.example"')
  expect(made).toContain(
    '<img src="https://www.weir-gazette.example/assets/a.jpg" srcset="https://www.weir-gazette.example/static/pictures/a-1.webp 100w, https://www.weir-gazette.example/static/pictures/a-2.webp 200w" alt="A &quot;b&quot;">',
  )
  expect(made).not.toMatch(/source|loading|="\/|srcset="\//)
})

test('the title, the breadcrumb, scripts, forms, icons and hidden texts are left out', () => {
  const made = of(
    section('hero', '<nav><ol><li>Home</li></ol></nav><h1>Title</h1><p>The lead</p><div><a class="button" href="/x">Go</a></div>') +
      section(
        'richText',
        '<p>Text <svg><path d="M0"/></svg><span aria-hidden="true">*</span><span class="visually-hidden">(new tab)</span></p>',
      ) +
      section(
        'faq',
        '<details><summary><h3>Why?</h3></summary><div><p>So.</p></div></details><script>alert(1)</script><button>Open</button>',
      ) +
      section('form', '<p>Write to us</p><form><input name="a"><label>A</label></form>') +
      section('relatedEntries', '<h2>More</h2>') +
      section('callToAction', '<h2>Buy</h2>'),
  )
  expect(made.replace(/\n/g, '')).toBe('<p>The lead</p><p>Text </p><h3>Why?</h3><p>So.</p>')
})

test('text that is not in a paragraph gets one, and empty elements vanish', () => {
  const made = of(section('stats', '<div>Twelve</div><div><span>of</span> <b>forty</b></div><p> </p><ul></ul><h3><svg></svg></h3>'))
  expect(made.replace(/\n/g, '')).toBe('<p>Twelve</p><p>of <b>forty</b></p>')
})

test('a document without a main part has no content', () => {
  expect(feedContent('<pre>x</pre>', URL_OF_PAGE)).toBe('')
})
