import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import { iconSprite } from '#src/node/config/read/icons.ts'
import type { Peer } from './peer.ts'
import { setAside } from './setAside.ts'

/**
 * Gives a peer the content of a config folder of the bench: one JSON file a page (the 404 page is left out), `data/shell.json` for what
 * all pages share, and in its `files` folder assets and the icons as a sprite.
 */
export function fillPeer({ folder, pageFile }: Pick<Peer, 'folder' | 'pageFile'>, files: string, configDir: string): void {
  for (const old of ['content', 'data', files]) setAside(join(folder, old))
  cpSync(join(configDir, 'assets'), join(folder, files, 'assets'), { recursive: true })
  const icons = new Set<string>()
  const pages = join(configDir, 'pages')
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json') || file === '404.json') continue
    const text = readFileSync(join(pages, file), 'utf8')
    for (const [, name] of text.matchAll(/"icon": "([a-z0-9-]+)"/g)) icons.add(name!)
    write(join(folder, pageFile(file.slice(0, -'.json'.length))), text)
  }
  const shell = shellOf(configDir)
  for (const [, name] of JSON.stringify(shell.header).matchAll(/"icon":"([a-z0-9-]+)"/g)) icons.add(name!)
  write(join(folder, 'data/shell.json'), JSON.stringify(shell))
  write(join(folder, files, 'icons.svg'), iconSprite(icons))
}

/** What all pages share, with the faces of the font as CSS. */
function shellOf(configDir: string) {
  const read = <Value>(name: string) => JSON.parse(readFileSync(join(configDir, name), 'utf8')) as Value
  const site = read<SiteSettings>('site.json')
  const { font } = read<Theme>('theme.json')
  const faces = font.files.map(
    ({ src, unicodeRange }) =>
      `@font-face{font-family:Manrope;font-display:swap;font-weight:${font.weights ?? '200 800'};src:url(${src}) format("woff2")${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
  )
  return {
    name: site.name,
    titleSuffix: site.titleSuffix,
    language: site.language ?? 'en',
    logo: site.logo,
    favicon: site.favicon,
    font: { css: faces.join(''), preload: font.files.find(({ preload }) => preload)?.src },
    header: read<Header>('header.json'),
    footer: read<Footer>('footer.json'),
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
