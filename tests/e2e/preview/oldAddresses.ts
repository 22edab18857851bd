import { expect, describe, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'

/** The check of old addresses in the editor. */
export function oldAddresses(editor: DevPreview): void {
  const redirects = () =>
    (JSON.parse(editor.site.read('redirects.json')) as { redirects: { from: string; to?: string; status?: number }[] }).redirects

  describe('old addresses in the editor', () => {
    test('of each old address a marketer sees the answer, accepts a page, chooses one, marks one as gone, leaves one out, and takes it back', async () => {
      const before = editor.site.read('redirects.json')
      const { page, faults } = await editor.openEditor('/about-us', { width: 1280 })
      await page.getByRole('button', { name: 'Tools' }).click()
      await page.getByRole('menuitem', { name: 'Old addresses' }).click()
      const view = page.getByRole('dialog', { name: 'Old addresses' })
      const list = view.getByRole('list', { name: 'Lost addresses' }).getByRole('listitem')
      const sitemap = (...paths: string[]) =>
        Buffer.from(`<urlset>${paths.map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('')}</urlset>`)
      await view.locator('input[type="file"]').setInputFiles([
        {
          name: 'sitemap.xml',
          mimeType: 'text/xml',
          buffer: Buffer.from('<sitemapindex><sitemap><loc>https://old.example/pages.xml</loc></sitemap></sitemapindex>'),
        },
        {
          name: 'pages.xml',
          mimeType: 'text/xml',
          buffer: sitemap('/about-us', '/company/about-us.php', '/?p=12', '/%C3%BCber-uns/', '/xylophone'),
        },
      ])
      await view.getByRole('heading', { name: '5 old addresses: 1 found, 0 redirected, 0 gone, 4 lost' }).waitFor()
      expect(await axeFindings(page)).toEqual([])

      await view.getByRole('button', { name: 'Accept proposal: /company/about-us.php' }).click()
      await eventually(() => list.count()).toBe(3)
      await view.getByRole('button', { name: 'Choose page: /?p=12' }).click()
      await view.getByRole('combobox', { name: 'New page for /?p=12' }).fill('/about-us')
      await page.getByRole('option', { name: '· /about-us' }).first().click()
      await eventually(() => list.count()).toBe(2)
      await view.getByRole('button', { name: 'Gone (410): /%C3%BCber-uns/' }).click()
      await eventually(() => list.count()).toBe(1)
      await view.getByRole('button', { name: 'Leave out: /xylophone' }).click()
      await view.getByRole('heading', { name: '1 found, 2 redirected, 1 gone, 0 lost, 1 left out' }).waitFor()
      expect(redirects().slice(-3)).toEqual([
        { from: '/company/about-us.php', to: '/about-us', status: 301 },
        { from: '/?p=12', to: '/about-us', status: 301 },
        { from: '/%C3%BCber-uns/', status: 410 },
      ])
      expect(loadSite(editor.site.configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])

      for (const left of [1, 2, 3]) {
        await view.getByRole('button', { name: 'Undo' }).click()
        await eventually(() => list.count()).toBe(left)
      }
      expect(editor.site.read('redirects.json')).toBe(before)
      expect(faults).toEqual([])
    })

    test('a list that cannot be read is told, and the form stays', async () => {
      const { page } = await editor.openEditor('/about-us', { width: 768 })
      await page.getByRole('button', { name: 'Tools' }).click()
      await page.getByRole('menuitem', { name: 'Old addresses' }).click()
      const view = page.getByRole('dialog', { name: 'Old addresses' })
      await view.getByRole('textbox', { name: 'Or paste addresses' }).fill('/a\nnothing here')
      await view.getByRole('button', { name: 'Check addresses' }).click()
      await view.getByRole('alert').getByText('Line 2 is not an address').waitFor()
      await view.getByRole('textbox', { name: 'Or paste addresses' }).fill('/about-us')
      await view.getByRole('button', { name: 'Check addresses' }).click()
      await view.getByText('No old address is lost.').waitFor()
    })
  })
}
