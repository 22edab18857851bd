import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { Footer } from './Footer.tsx'

const reach = `"phone": "+44 (0)20 7946-0123", "addressOrder": "code-city",
  "address": { "street": "2 Market Row", "postalCode": "12345", "city": "Exampleton", "country": "United Kingdom" }, "email"`

function footer(showContact: boolean, more = ''): string {
  const site = bakerySite({
    'site.json': ['"email"', reach],
    'footer.json': ['"support"', `${more}"showContact": ${showContact}, "support"`],
  })
  return renderToStaticMarkup(
    <SiteContext value={makeShellData(site, '/icons.svg', 'b')}>
      <Footer />
    </SiteContext>,
  )
}

test('the footer shows address and telephone number of the company where config asks for it', () => {
  expect(footer(true)).toContain(
    '<address><span><bdi>2 Market Row</bdi></span><span><bdi>12345 Exampleton</bdi></span><span><bdi>United Kingdom</bdi></span></address>',
  )
  expect(footer(true)).toContain('<a href="tel:+442079460123">+44 (0)20 7946-0123</a>')
  expect(footer(false)).not.toContain('Market Row')
})

test('layout and tone are attributes of the footer, which has none by default', () => {
  expect(footer(false)).toMatch(/^<footer class="site-footer band" data-tone="deep" data-scheme="dark">/)
  const light = footer(false, '"layout": "minimal", "tone": "tint", ')
  expect(light).toMatch(/^<footer class="site-footer band" data-tone="tint" data-layout="minimal">/)
})
