import { addressChecks } from './checks/address.ts'
import { dateChecks } from './checks/dates.ts'
import { linkChecks } from './checks/links.ts'
import { menuChecks } from './checks/menus.ts'
import { outlineChecks } from './checks/outline.ts'
import { pageChecks } from './checks/pages.ts'
import { pictureChecks } from './checks/pictures.ts'
import { publishedChecks } from './checks/published.ts'
import { reachChecks } from './checks/reach.ts'
import { redirectChecks } from './checks/redirects.ts'
import { secretChecks } from './checks/secrets.ts'
import { sectionChecks } from './checks/sections.ts'
import { structuredDataChecks } from './checks/structuredData.ts'
import { themeChecks } from './checks/theme.ts'
import { titleChecks } from './checks/titles.ts'
import { unusedChecks } from './checks/unused.ts'
import { wordingChecks } from './checks/wording.ts'
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
