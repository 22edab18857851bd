import type { Budget } from '#schemas/budget.ts'
import type { Excess } from './excesses.ts'
import { fitsBudget } from './fitsBudget.ts'
import { kilobytes } from './kilobytes.ts'
import type { Measure, PageWeight } from './Weight.ts'

/**
 * How a limit is met, with formatted amounts: the `pages` it applies to, `what` it limits, the `heaviest` page (null if there is none), and
 * how many of all its pages exceed it.
 */
export type BudgetFigure = {
  pages: string
  what: string
  allowed: string
  heaviest: { path: string; amount: string } | null
  over: number
  of: number
}

const LIMITS: readonly [Measure | 'sections', string][] = [
  ['scripts', 'JavaScript'],
  ['styles', 'Styles'],
  ['html', 'HTML'],
  ['pictures', 'Pictures'],
  ['sections', 'Sections'],
]

/** The figures of each limit of each budget for weighed pages; `found` lists the excesses. */
export function budgetFigures(budgets: readonly Budget[], pages: readonly PageWeight[], found: readonly Excess[]): BudgetFigure[] {
  return budgets.flatMap((budget, index) => {
    const held = pages.filter((page) => fitsBudget(budget, page))
    return LIMITS.flatMap(([measure, what]): BudgetFigure[] => {
      const allowed = budget[measure]
      if (allowed === undefined) return []
      const value = (page: PageWeight) => (measure === 'sections' ? page.types.length : page.weight[measure])
      const most = held.reduce<PageWeight | undefined>((best, page) => (best && value(best) >= value(page) ? best : page), undefined)
      const show = (amount: number) => (measure === 'sections' ? String(amount) : kilobytes(amount))
      return [
        {
          pages: pagesOf(budget),
          what,
          allowed: show(measure === 'sections' ? allowed : allowed * 1000),
          heaviest: most ? { path: most.path, amount: show(value(most)) } : null,
          over: found.filter((excess) => excess.budget === index && excess.measure === measure).length,
          of: held.length,
        },
      ]
    })
  })
}

/** The pages that a budget applies to, in words. */
function pagesOf({ kind, path }: Budget): string {
  return [kind ? `kind ${kind}` : '', path ?? ''].filter(Boolean).join(', ') || 'all pages'
}
