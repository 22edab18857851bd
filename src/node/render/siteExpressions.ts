import type { ShellData } from '#src/site/menus/shellData.ts'

/**
 * JavaScript for what the client knows of the site: all that pages share, the little that services begin with, the list of the
 * section types that are not the builder’s, and the module with what they keep on a visitor’s device.
 */
export type SiteExpressions = { shell: string; settings: string; own: string; results: string }

/** Names in place of the expressions: a client that is built with them becomes that of any site by `fillClient`. */
export const MARKS: SiteExpressions = {
  shell: '__SHELL_OF_THE_SITE__',
  settings: '__SETTINGS_OF_THE_SITE__',
  own: '__OWN_SECTIONS_OF_THE_SITE__',
  results: '__OWN_RESULTS_OF_THE_SITE__',
}

/** The expressions of a site, in brackets, so that they may stand wherever a name may. */
export function siteExpressions(shell: ShellData): Omit<SiteExpressions, 'own' | 'results'> {
  const { analytics, errorReports, bookingUrl } = shell
  return { shell: literal(shell), settings: literal({ analytics, errorReports, bookingUrl }) }
}

function literal(value: object): string {
  return `(${JSON.stringify(value, withoutNotices)})`
}

/** Leaves out the one word of the site that no page shows. */
function withoutNotices(key: string, value: unknown): unknown {
  return key === 'notices' ? undefined : value
}
