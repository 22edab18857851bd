import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import type { ToolType, ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { registered, sampleKeeping } from '#packages/recruiting/results/fixtures/inStore.ts'
import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { writeStored } from '#src/store/persistence/writeStored.ts'
import type { RootState } from '#packages/recruiting/results.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { live, type Visit, type VisitOptions } from '#tests/e2e/visit.ts'

/** The site with the tools. */
export const site = loadSite(resolve(HARBOUR)).site!

/** The interface texts of the tools on the site. */
export const words = wordsOfPackage(site.settings, 'recruiting') as ToolWords

/**
 * The tools: type of the section, path of its page, heading of a result, and whether the sample is analyzed immediately or only filled in.
 * The first three represent the others in all shared behavior: they read the visitor’s own resume, those of other people, and a job
 * description.
 */
export const tools = [
  tool('resumeChecker', words.result, 'filled in'),
  tool('talentSelector', 'Reading order', 'analysed'),
  tool('jobScanner', words.result, 'filled in'),
  tool('profileOptimizer', words.result, 'filled in'),
  tool('resumeSync', words.result, 'filled in'),
  tool('dataScout', words.result, 'analysed'),
] as const

/** One of the tools. */
export type Tool = ReturnType<typeof tool>

function tool(type: ToolType, result: string, sample: 'filled in' | 'analysed') {
  const page = site.pages.find(({ sections }) => sections.some((section) => (section.type as string) === type))
  if (!page) throw new Error(`No page of the site has ${type}`)
  return { type, path: page.path, result, sample }
}

/** The tool of a type. */
export function toolOf(type: Tool['type']): Tool {
  return tools.find((one) => one.type === type)!
}

/** Helpers for an open tool. */
export type OpenTool = Visit & {
  submit: Locator
  sample: Locator
  heading: Locator
  report: Locator
  refusal: Locator
  /** The first or second text box. */
  box(index?: number): Locator
  choose(files: Parameters<Locator['setInputFiles']>[0], index?: number): Promise<void>
  /** Analyzes the sample data; resolves when the result has the focus. */
  trySample(): Promise<void>
  /** Presses the button that starts the analysis; resolves when the result has the focus. */
  analyse(): Promise<void>
  /** Presses "clear my data" and confirms. */
  clearData(): Promise<void>
}

/** Opens a tool and waits until it is ready for use. */
export async function openTool(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  tool: Tool,
  options?: VisitOptions,
): Promise<OpenTool> {
  const visitor = await visit(tool.path, options)
  return { ...visitor, ...(await useTool(visitor.page, tool)) }
}

/** The same for a page that is already open. */
export async function useTool(page: Page, { result, sample: way }: Tool): Promise<Omit<OpenTool, keyof Visit>> {
  await live(page)
  const form = page.locator('form.sheet')
  // A section hydrates near the viewport; a reload restores the scroll position.
  await form.scrollIntoViewIfNeeded()
  const submit = form.locator('[type="submit"]')
  const sample = form.getByRole('button', { name: words.useSample })
  const heading = page.getByRole('heading', { name: result, level: 2 })
  const done = () => page.locator('.result-heading:focus').waitFor({ timeout: 60_000 })
  // It is usable before; these tests are about its behavior with code. React marks hydrated elements.
  await page.waitForFunction(() => Object.keys(document.querySelector('form.sheet')!).some((key) => key.startsWith('__react')))
  const tool = {
    submit,
    sample,
    heading,
    report: page.locator('.report'),
    refusal: form.locator('.refusal'),
    box: (index = 0) => form.locator('textarea').nth(index),
    choose: (files: Parameters<Locator['setInputFiles']>[0], index = 0) =>
      form.locator('input[type="file"]').nth(index).setInputFiles(files),
    async trySample() {
      await sample.click()
      if (way === 'filled in') await submit.click()
      await done()
    },
    async analyse() {
      await submit.click()
      await done()
    },
    async clearData() {
      await page.getByRole('button', { name: words.clear }).click()
      await page.getByRole('button', { name: words.clearYes }).click()
    },
  }
  return tool
}

/** The owners of the tools' stored data on the site. */
export const owner = `${site.settings.name} /`

/** The browser storage after earlier visits: a result of each tool, stored until a moment in milliseconds since 1970. */
export function earlierResults({ until, ...changed }: Partial<RootState> & { until?: number } = {}): string {
  return writeStored({ ...SAMPLE_STATE, ...changed }, { registered, owner, line: ['a'], keeping: sampleKeeping(until) })
}

/** Puts a value into the storage before the first page of a visit. */
export function holding(raw: string) {
  return (page: Page) =>
    page.addInitScript(
      ([key, value]) => sessionStorage.getItem('put') ?? (localStorage.setItem(key!, value!), sessionStorage.setItem('put', 'yes')),
      [ROOT_KEY, raw] as const,
    )
}

/** The value of one of the `{names}` in a wording. */
export function said(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** A pattern that matches a wording with any values for its `{names}`. */
export function pattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
}
