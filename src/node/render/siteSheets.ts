import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { Site } from '#src/site/site.ts'
import { type FontFile, fontCss, fontFaces } from '#src/site/theme/fontCss.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { scrimPercent } from '#src/site/theme/scrimPercent.ts'
import { type NightTime, atNight } from '#src/theme/atNight.ts'
import { cssRule } from '#src/theme/cssRule.ts'
import { languageSheet } from '#src/theme/languageSheet.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { usedVariables, variableSheet } from '#src/theme/themeVariables.ts'
import { minifyCss } from './minifyCss.ts'
import { withConstants, withQueries } from './withConstants.ts'

/** The style sheet that all pages share: as a whole, and in two parts, the first of which makes a page readable. */
export type SiteSheets = { whole: string; first: string; late: string }

/** The styles that a page starts with. Further sheets are for sites that need them. */
const FIRST = ['ui/base.css', 'shell/shell.css']
const OF_ANNOUNCEMENT = 'shell/announcement/announcement.css'
const OF_LAYOUT = { centered: 'shell/header/centered.css', split: 'shell/header/split.css' } as const
const OF_BAR = 'shell/header/bar.css'
const OF_CONDENSED = 'shell/header/condensed.css'
const OF_OVER = 'shell/header/over.css'
const OF_FOOTER = { columns: [], brand: ['shell/footer/brand.css'], minimal: ['shell/footer/minimal.css'] } as const
const OF_LANGUAGES = 'shell/languages/languages.css'
const OF_MOTION = { none: ['ui/motionNone.css'], calm: [], lively: ['ui/motionLively.css'] } as const
const OF_BUTTONS = { solid: [], raised: ['buttonsRaised'], soft: ['buttonsSoft'], hard: ['buttonsHard'] } as const
const OF_NUMERALS = { usual: [], lining: ['numeralsLining'], oldstyle: ['numeralsOldstyle'] } as const
const OF_LINKS = { underlined: [], bold: ['linksBold'], marked: ['linksMarked'] } as const
const OF_CHOICE = 'shell/scheme/scheme.css'

/** The styles of everything below the fold, or shown after an interaction. */
const LATE = ['shell/late.css', 'shell/consent/consent.css']

/** A font file; `preload` if the first paint needs it. */
export type SheetFont = FontFile & { preload: boolean }

/** Creates the style sheets of a site. Font files for rarer letters come late, if their family also has one that is needed immediately. */
export function siteSheets({ theme, settings, languages }: Site, shell: ShellData, fonts: SheetFont[]): SiteSheets {
  const hasAnnouncement = [shell, ...Object.values(shell.languages ?? {})].some(({ announcement }) => announcement)
  const { header } = shell
  const tags = [settings.language, ...(languages ?? []).map(({ tag }) => tag)]
  const first = withConstants(
    textOf([
      ...FIRST,
      ...(hasAnnouncement ? [OF_ANNOUNCEMENT] : []),
      ...(header.layout ? [OF_LAYOUT[header.layout]] : []),
      ...(header.bar ? [OF_BAR] : []),
      ...(header.isCondensed ? [OF_CONDENSED] : []),
      ...(header.isOver ? [OF_OVER] : []),
      ...(languages ? [OF_LANGUAGES] : []),
      ...(theme.scheme === 'choice' ? [OF_CHOICE] : []),
      ...looksOf(theme),
    ]) +
      (header.isOver ? overRule(theme) : '') +
      languageSheet(tags, '@media (--mobile)'),
  )
  const late = withQueries(textOf([...LATE, ...OF_FOOTER[shell.footer.layout ?? 'columns'], ...OF_MOTION[theme.motion]]))
  const { variables } = siteTheme(theme)
  const ofFirst = usedVariables(first, variables)
  const ofLate = [...usedVariables(late, variables)].filter((name) => !ofFirst.has(name))
  const scheme = isDark(theme.colors.background)
    ? `@media not print{:root{${DARK_CONTROLS}}}`
    : variables.night
      ? twoSchemes(variables.night.time)
      : ''
  const sheet = (files: FontFile[], names: Iterable<string>, css: string) =>
    fontCss(theme, files) + scheme + variableSheet(names, variables) + css
  const hasEarly = new Set(fonts.flatMap(({ preload, family }) => (preload ? [family] : [])))
  const early = fonts.filter(({ preload, family }) => preload || !hasEarly.has(family))
  const others = fonts.filter((font) => !early.includes(font))
  return {
    whole: sheet(fonts, [...ofFirst, ...ofLate], first + late),
    first: sheet(early, ofFirst, first),
    late: fontFaces(others) + variableSheet(ofLate, variables) + late,
  }
}

/** The ground and the words of a header on a picture, readable on any. */
function overRule({ colors }: Site['theme']): string {
  const { ground, words } = deepTones(colors)
  return cssRule('.site-header', [`--over-ground:${ground}`, `--over-words:${words}`, `--over-scrim:${scrimPercent({ ground, words })}%`])
}

/** The style sheets of the looks that a theme chooses and that are not the usual ones. */
function looksOf({ headings, text, numerals, buttons, links }: Site['theme']): string[] {
  return [
    ...(headings.font ? ['headingFont'] : []),
    ...OF_NUMERALS[numerals.text],
    ...(text.measure === undefined ? [] : ['measure']),
    ...OF_BUTTONS[buttons.look],
    ...(buttons.case === 'capitals' ? ['buttonsCapitals'] : []),
    ...OF_LINKS[links.look],
  ].map((name) => `ui/looks/${name}.css`)
}

/** Controls drawn by the browser, such as radio buttons. */
const DARK_CONTROLS = 'color-scheme:dark'

/** Styles for both schemes: which controls the browser draws, and elements that one of them shows. */
function twoSchemes(time: NightTime): string {
  const hidden = ['display:none!important']
  return (
    cssRule('.by-night', hidden) +
    atNight(time, [
      [':root', [DARK_CONTROLS]],
      ['.by-day', hidden],
      ['.by-night', ['display:revert!important']],
    ])
  )
}

function textOf(files: readonly string[]): string {
  return files.map((file) => minifyCss(readFileSync(join(PROJECT_ROOT, 'src', file), 'utf8'))).join('')
}
