import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { ServicesContext } from '#src/ui/ServicesContext.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { silentServices } from '#src/services/silentServices.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { Header } from './Header.tsx'
import { HeaderBar } from './HeaderBar.tsx'

/** The header of the bakery with these fields. */
function header(fields: object = {}): string {
  const written = JSON.stringify(fields).slice(1, -1)
  const site = bakerySite({ 'header.json': ['"entries"', `${written && `${written}, `}"entries"`] })
  return renderToStaticMarkup(
    <SiteContext value={makeShellData(site, '/icons.svg', 'b')}>
      <ServicesContext value={silentServices}>
        <HeaderBar />
        <Header path="/visit" />
      </ServicesContext>
    </SiteContext>,
  )
}

/** The parts of the header’s row, in the order of the document, which is that of the focus. */
function order(html: string): string[] {
  return ['brand"', 'mega-menu"', 'site-header-actions"'].sort((one, other) => html.indexOf(one) - html.indexOf(other))
}

test('without a choice the header has no attributes of a layout, and no bar', () => {
  const html = header()
  expect(html).toContain('<header class="site-header">')
  expect(html).not.toContain('header-bar')
  expect(order(html)).toEqual(['brand"', 'mega-menu"', 'site-header-actions"'])
})

test('a layout arranges logo, entries and buttons in the order in which they are read', () => {
  expect(order(header({ layout: 'split' }))[0]).toBe('mega-menu"')
  const centered = header({ layout: 'centered', condensed: true })
  expect(centered).toContain('<header class="site-header" data-layout="centered" data-condensed="">')
  expect(order(centered)[2]).toBe('mega-menu"')
})

test('a header on a picture has the logo for dark backgrounds', () => {
  expect(header({ over: true })).toContain('class="brand-over"')
})

test('the bar above the header is a named landmark with its text and links', () => {
  const html = header({ bar: { text: 'Open from six', links: [{ label: 'Find us', href: '/visit' }] } })
  expect(html).toContain('<aside class="header-bar" aria-label="Contact and links" data-tone="deep" data-scheme="dark">')
  expect(html).toContain('<p>Open from six</p>')
  expect(html).toContain('<a href="/visit">Find us</a>')
})
