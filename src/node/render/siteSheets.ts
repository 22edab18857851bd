import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { Site } from '#src/site/site.ts'
import { type FontFile, fontCss, fontFaces } from '#src/site/theme/fontCss.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { usedVariables, variableSheet } from '#src/theme/themeVariables.ts'
import { minifyCss } from './minifyCss.ts'
import { withConstants, withQueries } from './withConstants.ts'

/** The style sheet that all pages share: as a whole, and in two, of which a page is readable with the first. */
export type SiteSheets = { whole: string; first: string; late: string }

/** What a page begins with. Further sheets are for those sites that need them. */
const FIRST = ['ui/base.css', 'shell/shell.css']
const OF_ANNOUNCEMENT = 'shell/announcement/announcement.css'
const OF_LANGUAGES = 'shell/languages/languages.css'

/** What stands below all else, or shows once something is opened. */
const LATE = ['shell/late.css', 'shell/consent/consent.css']

/** Makes the style sheets of a site. Of fonts, files for rarer letters come late where a theme names one that is needed at once. */
export function siteSheets({ theme, languages }: Site, shell: ShellData, fonts: (FontFile & { preload: boolean })[]): SiteSheets {
  const hasAnnouncement = [shell, ...Object.values(shell.languages ?? {})].some(({ announcement }) => announcement)
  const first = withConstants(textOf([...FIRST, ...(hasAnnouncement ? [OF_ANNOUNCEMENT] : []), ...(languages ? [OF_LANGUAGES] : [])]))
  const late = withQueries(textOf(LATE))
  const { variables } = siteTheme(theme)
  const ofFirst = usedVariables(first, variables)
  const ofLate = [...usedVariables(late, variables)].filter((name) => !ofFirst.has(name))
  // Controls that the browser draws, such as radio buttons.
  const scheme = isDark(theme.colors.background) ? '@media not print{:root{color-scheme:dark}}' : ''
  const sheet = (files: FontFile[], names: Iterable<string>, css: string) =>
    fontCss(theme, files) + scheme + variableSheet(names, variables) + css
  const hasEarly = fonts.some(({ preload }) => preload)
  const early = fonts.filter(({ preload }) => preload || !hasEarly)
  const others = fonts.filter((font) => !early.includes(font))
  return {
    whole: sheet(fonts, [...ofFirst, ...ofLate], first + late),
    first: sheet(early, ofFirst, first),
    late: fontFaces(theme, others) + variableSheet(ofLate, variables) + late,
  }
}

function textOf(files: readonly string[]): string {
  return files.map((file) => minifyCss(readFileSync(join(PROJECT_ROOT, 'src', file), 'utf8'))).join('')
}
