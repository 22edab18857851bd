import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Theme } from '#schemas/theme.ts'
import { shownSchemas } from '#src/contract/sections.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { variableSheet } from '#src/theme/themeVariables.ts'
import { toneSheet } from '#src/theme/toneSheet.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { cutOff } from '#tests/e2e/cutOff.ts'
import { devPreview } from '#tests/e2e/devPreview.ts'
import { eventually } from '#tests/e2e/visit.ts'

const GERMAN = ['Arbeitsunfähigkeitsbescheinigung', 'Rechtsschutzversicherungsgesellschaften', 'Donaudampfschifffahrtskapitän']
const FINNISH = ['Epäjärjestelmällistyttämättömyys', 'Lentokonesuihkuturbiinimoottori', 'Kolmivaihekilowattituntimittari']

const radius = (control: number, card = control, panel = card) => ({ control, card, panel })
const tone = (name: string, ground: string, more: object = {}) => ({ name, ground, ...more })
const LOUD = { text: { size: 20, ratio: 1.62 }, headings: { weight: 850, tracking: 'wide', case: 'capitals' } }

/** Themes at the ends of what the schema allows, by name, each with another brand colour so that the preview shows the change. */
const EXTREMES: Record<string, object> = {
  'a white brand': { brand: '#ffffff' },
  'a black brand': { brand: '#000000', cards: { look: 'tinted' }, links: { look: 'marked' } },
  'a yellow brand': { brand: '#ffff00', buttons: { look: 'soft' } },
  'a grey brand': { brand: '#808080', buttons: { look: 'hard' }, cards: { look: 'hard' } },
  'a brand of cream': { brand: '#fffbe0', cards: { look: 'tinted' }, buttons: { look: 'soft' } },
  'a brand that is nearly black': { brand: '#0a0a12', scheme: 'dark' },
  'a brand of lime': { brand: '#00ff00', scheme: 'dark', cards: { look: 'tinted' }, links: { look: 'marked' } },
  'a red brand': { brand: '#ff0000', cards: { look: 'tinted' } },
  'a blue brand': { brand: '#0000ff', scheme: 'dark', buttons: { look: 'soft' }, cards: { look: 'tinted' } },
  'a brand of cyan': { brand: '#00ffff', links: { look: 'marked' } },
  'the largest text': { brand: '#1d7a51', text: { size: 20, scale: 'dramatic' } },
  'the smallest text': { brand: '#1d7a52', text: { size: 15, scale: 'even' }, density: 'compact' },
  'the largest ratio': { brand: '#1d7a53', text: { size: 20, ratio: 1.62 } },
  'the smallest ratio': { brand: '#1d7a54', text: { size: 15, ratio: 1.1 } },
  'heavy capitals': { brand: '#1d7a55', ...LOUD, buttons: { case: 'capitals' } },
  'light headings': { brand: '#1d7a56', headings: { weight: 400, tracking: 'tight' }, figures: { weight: 300 } },
  'wide headings': { brand: '#1d7a57', headings: { weight: 600, tracking: 'wide' }, text: { scale: 'dramatic' } },
  'no radius': { brand: '#1d7a58', radius: radius(0), shadows: 'none' },
  'the largest radius': { brand: '#1d7a59', radius: radius(40, 60, 80), shadows: 'deep' },
  'high pills': { brand: '#1d7a5a', buttons: { shape: 'pill', height: 80, look: 'raised' } },
  'low squares': { brand: '#1d7a5b', buttons: { shape: 'square', height: 24 }, density: 'compact' },
  'narrow and compact': { brand: '#1d7a5c', layout: { width: 'narrow', space: 'compact' }, density: 'compact' },
  'wide and airy': { brand: '#1d7a5d', layout: { width: 'wide', space: 'airy' } },
  'raised capitals': { brand: '#1d7a5e', buttons: { look: 'raised', case: 'capitals' }, cards: { look: 'raised' } },
  'soft buttons': { brand: '#7a1d5f', buttons: { look: 'soft' }, cards: { look: 'flat' } },
  'hard edges': { brand: '#7a1d60', buttons: { look: 'hard', shape: 'square' }, cards: { look: 'hard' }, radius: radius(0) },
  'ruled cards': { brand: '#7a1d61', cards: { look: 'ruled' }, links: { look: 'bold' } },
  'tinted cards': { brand: '#7a1d62', cards: { look: 'tinted' }, links: { look: 'marked' }, radius: radius(40, 60, 80) },
  'the shortest lines': { brand: '#7a1d63', text: { measure: 30 } },
  'the longest lines': { brand: '#7a1d64', text: { measure: 120 }, icons: { stroke: 3 } },
  'fine icons': { brand: '#7a1d65', icons: { stroke: 1 }, motion: 'lively' },
  'dark, large and lively': { brand: '#7a1d66', scheme: 'dark', ...LOUD, motion: 'lively' },
  'a dark page of its own': { brand: '#c4572a', colors: { background: '#14110d' } },
  'a coloured page': { brand: '#22663a', colors: { background: '#fff4e0' } },
  'a set dark page': { brand: '#7a1d67', scheme: 'dark', dark: { colors: { background: '#101020' } } },
  'medium tones': { brand: '#7a1d68', tones: [tone('one', '#808080'), tone('two', '#e8382c'), tone('three', '#00aaff')] },
  'gradients and textures': {
    brand: '#7a1d69',
    tones: [
      tone('one', '#fdf3e1', { gradient: { to: '#f3c9a5' }, texture: 'dots' }),
      tone('two', '#10102a', { gradient: { to: '#3a0f3f' }, texture: 'grid' }),
      tone('three', '#ffe600', { texture: 'lines' }),
    ],
  },
  'tones in the dark': {
    brand: '#7a1d6a',
    scheme: 'dark',
    tones: [tone('one', '#fdf3e1'), tone('two', '#ffff00', { texture: 'dots' }), tone('three', '#2222aa')],
  },
  'as many tones as there can be': {
    brand: '#7a1d6b',
    cards: { look: 'tinted' },
    tones: Array.from({ length: 24 }, (_, index) =>
      tone(`tone-${index}`, `#${((index * 697_000 + 0x102030) % 0x1000000).toString(16).padStart(6, '0')}`),
    ),
  },
  'everything at once': {
    brand: '#ffd400',
    ...LOUD,
    radius: radius(40, 60, 80),
    buttons: { shape: 'pill', look: 'hard', case: 'capitals', height: 80 },
    cards: { look: 'hard' },
    layout: { width: 'narrow', space: 'airy' },
  },
}

const dev = devPreview()
const EXAMPLES = shownSchemas().flatMap((schema) =>
  ((schema.meta()?.['examples'] ?? []) as object[]).map((_, index) => `/_gallery/${schema.shape.type.value as string}/${index + 1}`),
)

/** Those of each run: `THEMES=all` tries all of them, `THEMES=name,name` some. */
const USUAL = [
  'a black brand',
  'a brand of lime',
  'heavy capitals',
  'high pills',
  'gradients and textures',
  'tones in the dark',
  'as many tones as there can be',
  'everything at once',
]
const { THEMES } = process.env
const CASES = Object.entries(EXTREMES)
  .map(([name, theme], number) => ({ name, theme, number }))
  .filter(({ name }) => THEMES === 'all' || (THEMES?.split(',') ?? USUAL).includes(name))
/** A folder for screenshots. */
const PICTURES = process.env['THEME_PICTURES']

/** Shows one document with all examples of the gallery between header and footer of the home page, in all tones in turn. */
async function showAll(page: Page, tones: string[], css: string, words: string[] | undefined, shift: number): Promise<void> {
  await page.goto(`${dev.url()}/robots.txt`)
  await page.evaluate(
    async ({ paths, tones, css, words, shift }) => {
      const parser = new DOMParser()
      const read = async (path: string) => parser.parseFromString(await (await fetch(path)).text(), 'text/html')
      const [home, ...frames] = await Promise.all(['/', ...paths].map(read))
      const all = [home!, ...frames]
      const styles = new Set(all.flatMap((from) => [...from.head.querySelectorAll('style')].map((style) => style.textContent)))
      const main = home!.querySelector('main')!
      main.replaceChildren(...frames.flatMap((frame) => [...frame.querySelectorAll('main section.band')]))
      for (const [index, band] of [...main.children].entries()) {
        // Sections on a picture are always deep.
        if (!(band instanceof HTMLElement) || band.querySelector('.ground')) continue
        delete band.dataset['scheme']
        const tone = tones[(index + shift) % tones.length]!
        band.dataset['tone'] = tone
        if (tone === 'deep') band.dataset['scheme'] = 'dark'
        for (const element of band.querySelectorAll('[id]')) element.id += `-${index}`
      }
      for (const element of home!.querySelectorAll('script')) element.remove()
      home!.documentElement.lang = words ? 'de' : 'en'
      home!.head.innerHTML = `<meta name="viewport" content="width=device-width"><title>All</title>${[...styles].map((style) => `<style>${style}</style>`).join('')}<style>${css} body { overflow: visible !important } #root { display: block !important } *, ::before, ::after { animation: none !important; transition: none !important }</style>`
      if (words) {
        let next = 0
        const texts = home!.createTreeWalker(home!.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          if (!text.parentElement!.closest('script, style, svg, option, pre'))
            text.data = text.data.replaceAll(/\p{L}{9,}/gu, () => words[next++ % words.length]!)
        }
      }
      document.documentElement.replaceWith(document.adoptNode(home!.documentElement))
    },
    { paths: EXAMPLES, tones, css, words, shift },
  )
  await page.evaluate(() => document.fonts.ready)
}

describe('on a screen of 320 pixels', { timeout: 300_000 }, () => {
  test.for(CASES)('$name: every text fits its box and is readable in every tone', async ({ name, theme, number }) => {
    const { font } = JSON.parse(dev.site.read('theme.json')) as { font: unknown }
    const written = { font, ...theme }
    await dev.edited(
      'theme.json',
      () => JSON.stringify(written),
      async () => {
        const whole = wholeTheme(Theme.parse(written))
        const { variables } = siteTheme(whole)
        const primary = `--mui-palette-brand-primary:${whole.colors.primary}`
        await eventually(async () => (await (await fetch(`${dev.url()}/`)).text()).includes(primary)).toBe(true)
        const own = whole.tones.map((one) => one.name)
        const css = [variableSheet(variables.light.keys(), variables), toneSheet(variables.light.keys(), own, variables)].join('')
        const { page } = await dev.open('/_gallery', { width: 320, height: 700 })
        await showAll(page, [...own, 'plain', 'tint', 'deep'], css, [undefined, GERMAN, FINNISH][number % 3], number)
        if (PICTURES) {
          mkdirSync(PICTURES, { recursive: true })
          await page.screenshot({ path: join(PICTURES, `${number}-${name.replaceAll(' ', '-')}.png`), fullPage: true })
        }
        const faint = (await axeFindings(page)).filter((finding) => finding.startsWith('color-contrast'))
        expect([...(await cutOff(page)), ...faint]).toEqual([])
      },
    )
  })
})
