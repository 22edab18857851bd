import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Ace = { ace: { Checker: new () => { check(node: Document, rulesets: string[]): Promise<{ results: Result[] }> } } }

/** The violations that IBM’s accessibility checker finds on a page; what it only recommends, or asks people to look at, is left out. */
export async function ibmFindings(engine: string, page: Page): Promise<Omit<Finding, 'site' | 'path'>[]> {
  await page.addScriptTag({ content: engine })
  const results = await page.evaluate(async () => {
    const { results } = await new (window as unknown as Ace).ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, says: message, excerpt: snippet }))
  })
  return results
}
