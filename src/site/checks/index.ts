import { addressChecks } from './address.ts'
import { dateChecks } from './dates.ts'
import { linkChecks } from './links.ts'
import { menuChecks } from './menus.ts'
import { outlineChecks } from './outline.ts'
import { pageChecks } from './pages.ts'
import { pictureChecks } from './pictures.ts'
import { publishedChecks } from './published.ts'
import { reachChecks } from './reach.ts'
import { redirectChecks } from './redirects.ts'
import { secretChecks } from './secrets.ts'
import { sectionChecks } from './sections.ts'
import { structuredDataChecks } from './structuredData.ts'
import { themeChecks } from './theme.ts'
import { titleChecks } from './titles.ts'
import { unusedChecks } from './unused.ts'
import { wordingChecks } from './wording.ts'
import type { Check } from './check.ts'

/** The table of checks. */
export const checks: Check[] = [
  ...pageChecks,
  ...outlineChecks,
  ...titleChecks,
  ...structuredDataChecks,
  ...linkChecks,
  ...reachChecks,
  ...unusedChecks,
  ...menuChecks,
  ...sectionChecks,
  ...wordingChecks,
  ...pictureChecks,
  ...dateChecks,
  ...redirectChecks,
  ...publishedChecks,
  ...addressChecks,
  ...secretChecks,
  ...themeChecks,
]
