import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { still } from './still.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is looked at: the whole page unless something is named; rules are switched off by their names. */
export type AxeScope = { within?: string; without?: string; off?: string[] }

/**
 * What axe finds on a page once nothing moves any more, one line for each element: colours that fade are nobody's. Axe stays in the
 * document: it is read once, however often it is asked. Frames are documents of their own and not looked at.
 */
export async function axeFindings(page: Page, { within, without, off = [] }: AxeScope = {}): Promise<string[]> {
  await still(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const context = { ...(within && { include: within }), ...(without && { exclude: without }) }
  const options: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true }, ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) },
    resultTypes: ['violations'],
    iframes: false,
    // No rule among these asks for style sheets, which would be fetched anew.
    preload: { assets: ['media'] },
  }
  return page.evaluate(
    async ([about, how]) => {
      const { axe } = window as unknown as { axe: { run(about: object, how: object): Promise<AxeResults> } }
      const { violations } = await axe.run(Object.keys(about).length > 0 ? about : document, how)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
      )
    },
    [context, options] as [object, object],
  )
}
