import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownBuilds } from '#src/node/sections/ownSections.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import type { Site } from '#src/site/site.ts'
import { menuIcons } from '#src/site/menus/menus.ts'
import { SCHEME_SCRIPT } from '#src/site/theme/schemeScript.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import { themeFonts } from '#src/site/theme/fontCss.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { lightLogo } from '#src/site/theme/lightLogo.ts'
import { type CspHosts, styleHash } from '#src/node/hosting/securityHeaders.ts'
import { iconSprite } from '#src/node/config/read/icons.ts'
import { inlineCss } from './inlineCss.ts'
import type { Frame } from './pageWriter.ts'
import { type FilesOfPackages, packageFiles } from './packageFiles.ts'
import { siteHosts } from './siteHosts.ts'
import { type SiteSheets, siteSheets } from './siteSheets.ts'

/** Files of the build apart from pages and code: address → content. */
export type MadeFiles = Map<string, Buffer | string>

/** The icons of the button between light and dark. */
const SCHEME_ICONS = ['moon', 'sun']

/** Icons that components use themselves. */
const OWN_ICONS = [
  'arrow-down',
  'arrow-left',
  'arrow-left-right',
  'arrow-right',
  'arrow-up',
  'calendar-check',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'clock',
  'message-circle',
  'copy',
  'download',
  'file-up',
  'history',
  'info',
  'mail',
  'minus',
  'play',
  'plus',
  'printer',
  'search',
  'shield-check',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'x',
]

/** A file of the source code, by its path below `src`. */
const source = (path: string) => join(PROJECT_ROOT, 'src', path)

/** Hides an announcement that the visitor has closed before the first paint. */
const ANNOUNCEMENT_SCRIPT = source('shell/announcement/announcement.js')

/**
 * What all pages share except the template, with its files: fonts and the icon sprite under hashed names, and those that packages publish.
 * `hosts` are for the policy; without them, every section of every page is scanned. `base` is the path below which the site is served.
 */
export function makeFrame(
  site: Site,
  configDir: string,
  build: string,
  hosts: CspHosts = siteHosts(site),
  base = '',
): { frame: Omit<Frame, 'template'>; sheets: Pick<SiteSheets, 'first' | 'late'>; files: MadeFiles } & Pick<
  FilesOfPackages,
  'fileRules' | 'npmFolders'
> {
  const files: MadeFiles = new Map()

  function hashed(name: string, content: Buffer | string): string {
    const extension = extname(name)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const url = `/static/media/${basename(name, extension)}-${hash}${extension}`
    files.set(url, content)
    return url
  }

  // Style sheets name them by address.
  const fonts = themeFonts(site.theme).flatMap(({ family, files: ofFont, weights, role }) =>
    ofFont.map(({ src, weight, preload, ...file }) => ({
      ...file,
      family,
      weight: weight ?? weights,
      // Large numbers are rarely in the first screen.
      preload: preload && role !== 'figures',
      url: base + hashed(src, readFileSync(join(configDir, src))),
    })),
  )
  const icons = site.references('icon').map(({ value }) => value)
  const iconsUrl = hashed(
    'icons.svg',
    iconSprite([...icons, ...menuIcons, ...OWN_ICONS, ...(site.theme.scheme === 'choice' ? SCHEME_ICONS : [])]),
  )
  const { src, srcOnDark } = site.settings.logo
  const { surface } = site.theme.colors
  const ground = isDark(surface) ? surface : deepTones(site.theme.colors).ground
  const light = srcOnDark === undefined ? lightLogo(readFileSync(join(configDir, src), 'utf8'), ground) : undefined
  const { files: ofPackages, fileRules, npmFolders, data: packageData } = packageFiles(site, ownBuilds())
  for (const [url, content] of ofPackages) files.set(url, content)
  const shell: ShellData = {
    ...makeShellData(site, iconsUrl, build, light && hashed('logo-on-dark.svg', light)),
    packageData,
    ...(base !== '' && { base }),
  }
  const { announcement } = shell
  const { whole: baseCss, ...sheets } = siteSheets(site, shell, fonts)
  return {
    files,
    fileRules,
    npmFolders,
    sheets,
    frame: {
      language: site.settings.language,
      daysKept: site.settings.toolResults.daysKept,
      ...(base !== '' && { base }),
      ...(site.languages && { languageFolders: site.languages.map(({ folder }) => folder) }),
      baseCss,
      baseCssHash: styleHash(inlineCss(baseCss)),
      hosts,
      announcement: announcement?.dismissible
        ? {
            script: base + hashed('announcement.js', readFileSync(ANNOUNCEMENT_SCRIPT)),
            id: createHash('sha256').update(`${announcement.text}\n${announcement.link?.href}`).digest('base64url').slice(0, 8),
          }
        : undefined,
      inlineScript: site.theme.scheme === 'choice' ? SCHEME_SCRIPT : undefined,
      preloads: fonts.filter(({ preload }) => preload).map(({ url }) => url),
      icons: {
        favicon: base + site.settings.favicon,
        appleTouchIcon: site.settings.appleTouchIcon && base + site.settings.appleTouchIcon,
        themeColor: deepTones(site.theme.colors).ground,
        atNight: site.theme.night && deepTones(site.theme.night.colors).ground,
      },
      shell,
    },
  }
}
