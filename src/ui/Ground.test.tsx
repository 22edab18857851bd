import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { Ground } from './Ground.tsx'
import { PicturesContext } from './PicturesContext.ts'
import { SiteContext } from './SiteContext.ts'

/** The veil over a picture with this brightest pixel, in percent. */
function veilOn(shell: ShellData, brightest: number | undefined, scrim: 'auto' | 'none' = 'auto'): number {
  const html = renderToStaticMarkup(
    <SiteContext value={shell}>
      <PicturesContext value={{ '/assets/oven.jpg': { width: 600, height: 400, ...(brightest !== undefined && { brightest }) } }}>
        <Ground src="/assets/oven.jpg" focus="center" scrim={scrim} />
      </PicturesContext>
    </SiteContext>,
  )
  expect(html).toContain('alt=""')
  return Number(/--scrim:(\d+)%/.exec(html)![1])
}

test('the veil is as strong as the picture needs, and the strongest for one that is not measured', () => {
  const shell = makeShellData(bakerySite(), '/icons.svg', 'b')
  expect(veilOn(shell, 0x101010)).toBe(0)
  const [mid, light] = [veilOn(shell, 0xa0a0a0), veilOn(shell, 0xffffff)]
  expect(mid).toBeGreaterThan(0)
  expect(mid).toBeLessThan(light)
  expect(veilOn(shell, undefined)).toBe(light)
  expect(veilOn(shell, 0xffffff, 'none')).toBe(0)
})
