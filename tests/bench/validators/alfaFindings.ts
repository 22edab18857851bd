import type { Page } from 'playwright-core'
import { checkerModule } from './checkerModule.ts'
import type { Finding } from './finding.ts'

type Outcome = { outcome: string; target: object; rule: { uri: string; requirements: Iterable<{ type: string }> }; toJSON(): Failure }
type Failure = { expectations?: [string, { error?: { message?: string } }][] }
type Maker = { of(...parts: unknown[]): unknown }
type Empty = { empty(): unknown }

/** What of Siteimprove’s Alfa, a dozen packages without a common entry, is needed to check a page. */
export type Alfa = {
  dom: { Node: { from(json: unknown, device: unknown): unknown } }
  native: { Native: { fromNode(): Promise<unknown> } }
  act: { Audit: { of(page: unknown, rules: unknown): { evaluate(): Promise<Iterable<Outcome>> } } }
  rules: { default: unknown }
  web: { Page: Maker }
  http: { Request: Empty; Response: Empty }
  device: { Device: { standard(): unknown } }
  wcag: { Conformance: { isAA(): (criterion: unknown) => boolean } }
}

/** The packages of Alfa in a folder. */
export async function loadAlfa(folder: string): Promise<Alfa> {
  const load = <Name extends keyof Alfa>(name: string) => checkerModule<Alfa[Name]>(folder, `@siteimprove/alfa-${name}`)
  return {
    dom: await load<'dom'>('dom'),
    native: await load<'native'>('dom/native'),
    act: await load<'act'>('act'),
    rules: await load<'rules'>('rules'),
    web: await load<'web'>('web'),
    http: await load<'http'>('http'),
    device: await load<'device'>('device'),
    wcag: await load<'wcag'>('wcag'),
  }
}

/** The kinds of CSS rules that Alfa reads. It passes over the whole style sheet, or block, in which it meets another one. */
const READ = [
  'FontFace',
  'Import',
  'Keyframe',
  'Keyframes',
  'LayerBlock',
  'LayerStatement',
  'Media',
  'Namespace',
  'Page',
  'Style',
  'Supports',
]

/** Takes rules of other kinds out of the style sheets of a page, so that Alfa reads what stands beside them. */
async function leaveReadable(page: Page): Promise<void> {
  await page.evaluate((kinds) => {
    const known = new Set(kinds.map((kind) => `CSS${kind}Rule`))
    const blocks: (CSSStyleSheet | CSSGroupingRule)[] = [...document.styleSheets]
    for (const block of blocks)
      for (let at = block.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = block.cssRules[at]!
        if (!known.has(rule.constructor.name)) block.deleteRule(at)
        else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) blocks.push(rule)
      }
  }, READ)
}

/** What fails on a page of the criteria of WCAG at levels A and AA. Takes away styles of the page that Alfa cannot read. */
export async function alfaFindings(alfa: Alfa, page: Page): Promise<Omit<Finding, 'site' | 'path'>[]> {
  await leaveReadable(page)
  const json = await page.evaluate(alfa.native.Native.fromNode)
  const device = alfa.device.Device.standard()
  const read = alfa.web.Page.of(alfa.http.Request.empty(), alfa.http.Response.empty(), alfa.dom.Node.from(json, device), device)
  const outcomes = await alfa.act.Audit.of(read, alfa.rules.default).evaluate()
  const isAA = alfa.wcag.Conformance.isAA()
  return [...outcomes].flatMap((outcome) => {
    const { rule, target } = outcome
    if (outcome.outcome !== 'failed' || ![...rule.requirements].some((one) => one.type === 'criterion' && isAA(one))) return []
    const says = (outcome.toJSON().expectations ?? []).map(([, { error }]) => error?.message).filter(Boolean)
    return [{ rule: rule.uri.slice(rule.uri.lastIndexOf('/') + 1), says: says.join('; '), excerpt: String(target) }]
  })
}
