import { linkChecks } from './checks/links.ts'
import { menuChecks } from './checks/menus.ts'
import { pageChecks } from './checks/pages.ts'
import { redirectChecks } from './checks/redirects.ts'
import { sectionChecks } from './checks/sections.ts'
import { themeChecks } from './checks/theme.ts'
import type { Check } from './check.ts'

/** The table of checks. */
export const checks: Check[] = [...pageChecks, ...linkChecks, ...menuChecks, ...sectionChecks, ...redirectChecks, ...themeChecks]
