import type { Page } from 'playwright-core'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { chunk } from '#tests/e2e/survival/network.ts'
import type { Visit, VisitOptions } from '#tests/e2e/visit.ts'
import { type Tool, openTool, words } from './toolPages.ts'

const WIDTHS = [390, 1440]

/** What axe finds in the tool as it stands, at both widths, and whether it needs sideways scrolling on the narrowest screen. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const findings: string[] = []
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > 320) findings.push(`${state}, 320 px: ${width} px wide`)
  // A dialog stands beside the page, which is then out of reach.
  const within = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : 'main [data-section]:first-of-type'
  for (const wide of WIDTHS) {
    await page.setViewportSize({ width: wide, height: 900 })
    findings.push(...(await axeFindings(page, { within })).map((found) => `${state}, ${wide} px: ${found}`))
  }
  return findings
}

/** What axe finds in a tool while it is empty, busy, refused, with a result, and with the question of deleting. */
export async function findingsInStates(visit: (path: string, options?: VisitOptions) => Promise<Visit>, tool: Tool): Promise<string[]> {
  const { page, box, submit, trySample, analyse, refusal } = await openTool(visit, tool, { reducedMotion: 'reduce' })
  const findings = await faultsOf(page, 'empty')

  // A worker that never answers.
  await page.route(chunk('worker'), (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const field of await page.locator('form.sheet textarea').all()) await field.fill('Robin Example')
  await submit.click()
  const cancel = page.getByRole('button', { name: words.cancel })
  await cancel.waitFor()
  findings.push(...(await faultsOf(page, 'busy')))
  await cancel.click()
  await page.unroute(chunk('worker'))

  if (tool.type !== 'profileOptimizer') {
    await box().fill('')
    await submit.click()
    await refusal.waitFor()
    findings.push(...(await faultsOf(page, 'refused')))
  }
  await trySample()
  // Some stand open without their summary on wide screens.
  await page.locator('.report details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
  findings.push(...(await faultsOf(page, 'result')))
  if (tool.type === 'resumeSync') {
    await page.getByRole('button', { name: 'Add another advert' }).click()
    await box(1).fill('Harbour pilot\n\nRequired\n- Radar\n- CargoWise experience')
    await analyse()
    await page.locator('.report details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
    findings.push(...(await faultsOf(page, 'several adverts and their keywords')))
  }
  await page.getByRole('button', { name: words.clear }).click()
  await page.getByRole('dialog', { name: words.clear }).waitFor()
  findings.push(...(await faultsOf(page, 'deleting')))
  return findings
}
