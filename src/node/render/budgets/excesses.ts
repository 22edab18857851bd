import type { Budget } from '#schemas/budget.ts'
import type { SectionType } from '#src/contract/sections.ts'
import { fitsBudget } from './fitsBudget.ts'
import type { Measure, PageWeight, Weight } from './Weight.ts'

/**
 * A page that exceeds a budget. `budget` is the index of the budget in config; amounts are bytes or a number of sections. `adds` lists the
 * contributing sections, the heaviest first; `number` is the position of a section on the page, from 1, if the page has several of that
 * type.
 */
export type Excess = {
  path: string
  budget: number
  measure: Measure | 'sections'
  found: number
  allowed: number
  adds: { type: SectionType; bytes: number; number?: number | undefined }[]
}

const MEASURES: readonly Measure[] = ['scripts', 'styles', 'html', 'pictures']

/** The excesses of pages over their budgets. `sharesOf` returns what each section of a page adds. */
export function excesses(
  budgets: readonly Budget[],
  pages: readonly PageWeight[],
  sharesOf: (page: PageWeight) => readonly Weight[],
): Excess[] {
  return pages.flatMap((page) => {
    let shares: readonly Weight[] | undefined
    const addsTo = (measure: Measure) =>
      (shares ??= sharesOf(page))
        .map((weight, index) => ({ type: page.types[index]!, bytes: weight[measure], number: numberOf(page.types, index) }))
        .filter(({ bytes }) => bytes > 0)
        .sort((a, b) => b.bytes - a.bytes)
    return budgets.flatMap((budget, index): Excess[] => {
      if (!fitsBudget(budget, page)) return []
      const { path, types, weight } = page
      const heavy = MEASURES.flatMap((measure): Excess[] => {
        const allowed = (budget[measure] ?? Infinity) * 1000
        const found = weight[measure]
        return found > allowed ? [{ path, budget: index, measure, found, allowed, adds: addsTo(measure) }] : []
      })
      const most = budget.sections ?? Infinity
      return types.length > most
        ? [...heavy, { path, budget: index, measure: 'sections', found: types.length, allowed: most, adds: [] }]
        : heavy
    })
  })
}

function numberOf(types: readonly SectionType[], index: number): number | undefined {
  const [type] = types.slice(index)
  return types.filter((other) => other === type).length > 1 ? index + 1 : undefined
}
