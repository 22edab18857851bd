import { hash } from 'node:crypto'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import type { Site } from '#src/site/site.ts'
import { siteHosts } from './siteHosts.ts'
import { makeFrame } from './makeFrame.ts'
import { typesetTexts } from './typesetTexts.ts'

/**
 * The frame of a site in builds. Its `build` identifies what page data depends on: the code (by its fingerprint) and its inputs, except for
 * the texts of menus and the announcement in all languages, which any page can work with. So the data of a page stays identical while other
 * pages and the menus change.
 */
export function siteFrame(site: Site, configDir: string, code: string): ReturnType<typeof makeFrame> {
  const made = makeFrame(site, configDir, '', siteHosts(site), baseOf(site.settings.url))
  const written = typesetShell(made.frame.shell)
  const { bareRoutes: _bareRoutes, languages, ...own } = written
  const ofLanguages = languages && Object.entries(languages).map(([tag, language]) => [tag, withoutMenus(language)])
  const given = { ...withoutMenus(own), ...(ofLanguages && { languages: Object.fromEntries(ofLanguages) as object }) }
  const build = hash('sha256', `${code}\0${JSON.stringify(given)}`, 'hex').slice(0, 12)
  const shell: ShellData = { ...written, build }
  return { ...made, frame: { ...made.frame, shell } }
}

/** The shared data with the spaces of its languages. */
function typesetShell(shell: ShellData): ShellData {
  const { theme, packageData, languages } = shell
  const inLanguages = Object.entries(languages ?? {}).map(([tag, own]) => [tag, typesetTexts(own, own.language)])
  return {
    ...typesetTexts(shell, shell.language),
    theme,
    packageData,
    ...(languages && { languages: Object.fromEntries(inLanguages) as typeof languages }),
  }
}

type Menus = Pick<ShellData, 'header' | 'footer' | 'announcement'>

function withoutMenus<Part extends Menus>({ header: _header, footer: _footer, announcement: _announcement, ...others }: Part) {
  return others
}
