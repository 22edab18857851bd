import type { Site, SitePage } from '#src/site/site.ts'
import type { MadeSite } from '#src/node/render/makeSite.ts'
import { typesWithCode } from '#src/node/render/typesWithCode.ts'
import type { BudgetFigure } from './budgetFigures.ts'
import type { Excess } from './excesses.ts'
import { keepBudgets } from './keepBudgets.ts'
import { scriptWeights } from './scriptWeights.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { join } from 'node:path'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import type { WeighedPage } from './Weight.ts'

/**
 * Weighs the pages with budgets of the site in `staging` and writes the weight report to `reportFile`. Returns the excesses and the figures
 * of each limit; undefined if there are no budgets.
 */
export function weighSite(
  site: Site,
  { clientDir, liveTypes }: Pick<MadeSite, 'clientDir' | 'liveTypes'>,
  staging: string,
  reportFile: string,
): { excesses: Excess[]; figures: BudgetFigure[]; reportFile: string } | undefined {
  if (site.settings.budgets.length === 0) return undefined
  const pages = allPages(site).map((page) => weighedPage(page, staging, liveTypes))
  const scripts = scriptWeights(clientDir, new Map(pages.map(({ live }) => [live.join(), live])).values())
  return { ...keepBudgets(site, staging, pages, scripts, reportFile), reportFile }
}

/** A page of the site in `dist`, to weigh. `liveTypes` are the section types that have code. */
function weighedPage(page: SitePage, dist: string, liveTypes: readonly string[]): WeighedPage {
  const { path, meta, sections } = page
  const types = sections.map(({ type }) => type)
  const live = typesWithCode(page, liveTypes)
  return { path, kind: meta.kind, file: join(dist, pageFiles(path).document), types, live: types.filter((type) => live.includes(type)) }
}
