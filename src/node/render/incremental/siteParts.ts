import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { Site } from '#src/site/site.ts'
import type { Frame } from '#src/node/render/pageWriter.ts'
import { contentHash, valueHash } from '#src/node/files/hashes.ts'
import type { SiteRecord } from './siteRecord.ts'

/** Identifies the inputs of all pages: the frame, the settings, and `givens`, the other inputs of their data. Hashes, by name. */
export function siteParts({ settings }: Site, { shell, ...rest }: Frame, givens: Readonly<Record<string, unknown>>): SiteRecord['parts'] {
  const named = (all: object) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, valueHash(value)]))
  return { frame: named({ ...rest, ...inAllLanguages(shell) }), data: named({ settings, ...givens }) }
}

/** What all pages share, including the differences of each language; the footer is one part for all languages. */
function inAllLanguages({ languages, ...own }: ShellData): object {
  if (!languages) return own
  const menus: Record<'header' | 'footer' | 'announcement', object> = { header: {}, footer: {}, announcement: {} }
  const others = Object.entries({ '': own, ...languages }).map(([tag, { header, footer, announcement, ...language }]) => {
    Object.assign(menus.header, { [tag]: header })
    Object.assign(menus.footer, { [tag]: footer })
    Object.assign(menus.announcement, announcement && { [tag]: announcement })
    return [tag, language] as const
  })
  return { ...own, ...menus, languages: others.slice(1) }
}

/** The words for parts; the others are named after their setting. */
const NAMES: Record<string, string> = {
  settings: 'the settings of the site (site.json)',
  assets: 'a file in assets',
  opening: 'the opening hours of the company',
  build: 'the code or the settings of the site',
  baseCss: 'the style sheet',
  hosts: 'the list of external hosts',
  header: 'the header',
  footer: 'the footer',
  announcement: 'the announcement',
  bareRoutes: 'the list of pages without header and footer',
  iconsUrl: 'the set of icons',
  theme: 'the theme',
  words: 'the interface texts (site.json)',
  logo: 'the logo',
  pictures: 'the size or format of a picture',
  rights: 'the rights of a picture (pictures.json)',
  template: 'the code',
  base: 'the address of the site (site.json)',
  translations: 'the list of translated pages',
  languageFolders: 'the list of languages (site.json)',
  packageData: 'the files that a package of section types publishes',
  languages: 'the site texts of another language',
}

/** Parts that change along with others, so that listing them would not help. */
const FOLLOWING = new Set(['template', 'build', 'baseCssHash', 'baseCssUrl', 'lateCssUrl', 'baseCss', 'preloads', 'icons'])

/** The differences between two sets of parts: in the frame, which affects every document, or in other inputs of data. */
export type Change = 'nothing' | 'only the footer' | 'the frame' | 'the data'

/** The differences between two sets of parts, and the words for them; no words if nothing changed. */
export function changedParts(before: SiteRecord['parts'], now: SiteRecord['parts']): { change: Change; words: string[] } {
  const differing = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
    Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name])
  const ofFrame = differing(before.frame, now.frame)
  const ofData = differing(before.data, now.data)
  const names = [...new Set([...ofFrame, ...ofData])]
  const telling = names.filter((name) => !FOLLOWING.has(name))
  return {
    change: changeOf(ofFrame, ofData),
    words: [...new Set((telling.length > 0 ? telling : names.slice(0, 1)).map((name) => `${NAMES[name] ?? NAMES['settings']} changed`))],
  }
}

function changeOf(ofFrame: string[], ofData: string[]): Change {
  if (ofFrame.length === 0) return ofData.length === 0 ? 'nothing' : 'the data'
  const isFooter = ofData.length === 0 && ofFrame.every((name) => name === 'footer' || name === 'template')
  return isFooter ? 'only the footer' : 'the frame'
}

/** Hashes of the files of a site’s assets, by address. */
export function assetHashes(site: Site, configDir: string): Record<string, string> {
  return Object.fromEntries(site.assets.map((url) => [url, contentHash(readFileSync(join(configDir, url)))]))
}
