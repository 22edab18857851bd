import { expect, test } from 'vitest'
import { editedBakery, type Edit } from '#tests/support/editedBakery.ts'
import { pngOf } from '#tests/support/pngOf.ts'
import { cardLogo } from './cardLogo.ts'
import { svgDrawer } from './drawSvg.ts'

const DARK = 'assets/logo-on-dark.svg'
const SHAPES =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><style>rect { fill: red }</style><rect width="60" height="20"/></svg>'
const settings = {
  logo: { src: '/assets/logo.svg', srcOnDark: '/assets/logo-on-dark.svg', width: 120, height: 40 },
  favicon: '/assets/favicon.svg',
}
const logoOf = async (edits: Record<string, Edit>, changes: Partial<typeof settings.logo> = {}) =>
  cardLogo({ ...settings, logo: { ...settings.logo, ...changes } }, editedBakery(edits), await svgDrawer(), '#101820')

test('a logo of shapes is drawn as it is, with its styles worked out', async () => {
  const logo = await logoOf({ [DARK]: SHAPES })
  expect(logo).toMatchObject({ width: 60, height: 20, hasName: true })
  expect(logo!.svg).toContain('#ff0000')
  expect(logo!.svg).not.toContain('<style')
})

test('a logo with text, which needs a font of the machine, gives way to the favicon', async () => {
  expect(await logoOf({})).toMatchObject({ width: 32, height: 32, hasName: false })
})

test('a logo of pixels is drawn at the size that config gives it', async () => {
  const logo = await logoOf({ 'assets/logo.png': pngOf(240, 80) }, { srcOnDark: '/assets/logo.png' })
  expect(logo).toMatchObject({ width: 120, height: 40, hasName: true })
  expect(logo!.svg).toContain('data:image/png;base64,')
})

test('when neither can be drawn there is no logo', async () => {
  expect(await logoOf({ 'assets/favicon.svg': '<svg' })).toBeUndefined()
})
