import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { still } from './still.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The element to check, by default the whole page, and the disabled rules. */
export type AxeScope = { within?: string; without?: string; off?: string[] }

/**
 * The findings of axe on a page after all animations, one line for each element: colours that fade are temporary. Axe stays in the
 * document, so it is loaded only once. Frames are separate documents and are not checked.
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
    // None of these rules needs style sheets, which would be fetched again.
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
