import { writeFileSync } from 'node:fs'
import { baseOf } from '#src/site/base/baseOf.ts'
import type { Site } from '#src/site/site.ts'
import { type BudgetFigure, budgetFigures } from './budgetFigures.ts'
import { type Excess, excesses } from './excesses.ts'
import { fitsBudget } from './fitsBudget.ts'
import { scales } from './scales.ts'
import type { ScriptWeights } from './scriptWeights.ts'
import type { PageWeight, WeighedPage } from './Weight.ts'
import { weightReport } from './weightReport.ts'

/**
 * Weighs the pages of a built and compressed site that have a budget, writes the weight report to `reportFile`, and returns the excesses
 * and the figures of each limit.
 */
export function keepBudgets(
  { settings: { name, url, budgets } }: Pick<Site, 'settings'>,
  dist: string,
  pages: readonly WeighedPage[],
  scripts: ScriptWeights,
  reportFile: string,
): { excesses: Excess[]; figures: BudgetFigure[] } {
  const { weigh, shares } = scales(dist, scripts, baseOf(url))
  const weighed = pages
    .filter((page) => budgets.some((budget) => fitsBudget(budget, page)))
    .map((page): PageWeight => ({ ...page, weight: weigh(page) }))
  const found = excesses(budgets, weighed, shares)
  const figures = budgetFigures(budgets, weighed, found)
  writeFileSync(reportFile, weightReport({ name, figures, pages: weighed, sharesOf: shares }))
  return { excesses: found, figures }
}
