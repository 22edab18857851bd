import type { Page } from 'playwright-core'

/** The names of the displayed results. */
export function names(page: Page): Promise<string[]> {
  return page.locator('li').allTextContents()
}

/** The storage status on the page, such as `kept, set aside: nothing`. */
export function status(page: Page): Promise<string> {
  return page.getByRole('status').innerText()
}

/** Creates a result with this name and waits until it is displayed. */
export async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.locator('li', { hasText: name }).first().waitFor()
}

/** Clicks one of the buttons. */
export async function press(page: Page, name: 'Remove the first' | 'Clear' | 'Analyse' | 'Reset' | 'Delete my data'): Promise<void> {
  await page.getByRole('button', { name }).click()
}

/** The names of the results in a raw stored value. */
export function storedNames(raw: string | null): string[] {
  const { topResumes } = JSON.parse(raw ?? '{"topResumes":"[]"}') as { topResumes: string }
  return (JSON.parse(topResumes) as { name: string }[]).map(({ name }) => name)
}
