import { hash } from 'node:crypto'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { Site } from '#src/site/site.ts'
import { makeFrame } from './makeFrame.ts'

/**
 * The frame of a site as a build makes it. Its `build` names what page data must agree with: the code (by its fingerprint) and what the
 * code was given, but for the texts of menus and the announcement, in whichever language, which any page can do with. So the data of a
 * page stays the same, byte by byte, while other pages and the menus change.
 */
export function siteFrame(site: Site, configDir: string, code: string): ReturnType<typeof makeFrame> {
  const made = makeFrame(site, configDir, '')
  const { bareRoutes: _bareRoutes, languages, ...own } = made.frame.shell
  const ofLanguages = languages && Object.entries(languages).map(([tag, language]) => [tag, withoutMenus(language)])
  const given = { ...withoutMenus(own), ...(ofLanguages && { languages: Object.fromEntries(ofLanguages) as object }) }
  const build = hash('sha256', `${code}\0${JSON.stringify(given)}`, 'hex').slice(0, 12)
  const shell: ShellData = { ...made.frame.shell, build }
  return { ...made, frame: { ...made.frame, shell } }
}

type Menus = Pick<ShellData, 'header' | 'footer' | 'announcement'>

function withoutMenus<Part extends Menus>({ header: _header, footer: _footer, announcement: _announcement, ...others }: Part) {
  return others
}
