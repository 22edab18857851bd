import type { ThemeFont } from '#schemas/theme.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'

/**
 * JavaScript for what the client knows about the site: everything that all pages share, the few settings that services start with, the list
 * of the section types that are not the builder’s, and the module with the results they store on visitors’ devices.
 */
export type SiteExpressions = { shell: string; settings: string; own: string; results: string }

/** Placeholder names for the expressions: `fillClient` turns a client built with them into that of any site. */
export const MARKS: SiteExpressions = {
  shell: '__SHELL_OF_THE_SITE__',
  settings: '__SETTINGS_OF_THE_SITE__',
  own: '__OWN_SECTIONS_OF_THE_SITE__',
  results: '__OWN_RESULTS_OF_THE_SITE__',
}

/** The expressions of a site, in parentheses, so that they can replace any name. */
export function siteExpressions(shell: ShellData): Omit<SiteExpressions, 'own' | 'results'> {
  const { analytics, errorReports, bookingUrl } = shell
  return { shell: literal({ ...shell, theme: withoutFontFiles(shell.theme) }), settings: literal({ analytics, errorReports, bookingUrl }) }
}

/** The theme for the browser, which only needs to know whether a typeface has files: the style sheets name them. */
function withoutFontFiles(theme: ShellData['theme']): object {
  const { font, headings, figures } = theme
  const bare = (one: ThemeFont | undefined) => one && { ...one, files: one.files.map(() => ({})) }
  return {
    ...theme,
    font: bare(font),
    headings: { ...headings, font: bare(headings.font) },
    figures: { ...figures, font: bare(figures.font) },
  }
}

function literal(value: object): string {
  return `(${JSON.stringify(value, withoutNotices)})`
}

/** Leaves out the only text of the site that no page shows. */
function withoutNotices(key: string, value: unknown): unknown {
  return key === 'notices' ? undefined : value
}
