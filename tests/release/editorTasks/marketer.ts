import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { DevPreview } from '#tests/e2e/devPreview.ts'

/**
 * A person at the editor, with a mouse, or with a finger on a touch screen. `press` is a click or a tap, and counts as one; so does
 * `choose`, a choice from a native list. Typing does not count, as in the review that set the limits.
 */
export type Marketer = {
  page: Page
  faults: readonly string[]
  isTouch: boolean
  outline: Locator
  canvas: FrameLocator
  form: Locator
  dialog: Locator
  press(target: Locator): Promise<void>
  choose(list: Locator, option: string): Promise<void>
  /** The number of presses and choices so far. */
  presses(): number
  /** A button of the editor, by its whole name. */
  button(name: string | RegExp): Locator
  /** Opens the editor with a page, and waits until the page can be typed in. */
  open(path: string): Promise<void>
  /** Takes a screenshot, if `TASK_PICTURES` names a folder. */
  picture(): Promise<void>
}

/** The editor as a person sees it who does the task `name`; a screen of at most 768 pixels is one to touch. */
export async function marketer(editor: DevPreview, name: string, width: number): Promise<Marketer> {
  const isTouch = width <= 768
  const { page, faults } = await editor.openEditor('/', { width, height: isTouch ? 1024 : 900, hasTouch: isTouch })
  const folder = process.env['TASK_PICTURES']
  let presses = 0
  let pictures = 0
  const made: Marketer = {
    page,
    faults,
    isTouch,
    outline: page.getByRole('navigation', { name: 'Sections' }),
    canvas: page.frameLocator('iframe[title="The page"]'),
    form: page.getByRole('form', { name: 'Fields' }),
    dialog: page.getByRole('dialog').last(),
    async press(target) {
      await target.waitFor()
      await made.picture()
      await (isTouch ? target.tap() : target.click())
      presses += 1
    },
    async choose(list, option) {
      await list.selectOption(option)
      presses += 1
    },
    presses: () => presses,
    button: (label) => page.getByRole('button', { name: label, exact: true }),
    async open(path) {
      await page.goto(`${editor.url()}/_edit?path=${encodeURIComponent(path)}`)
      await made.outline.getByRole('button', { name: '1. Hero' }).waitFor()
      await made.canvas.locator('html[data-live] main h1').waitFor()
    },
    async picture() {
      if (!folder) return
      mkdirSync(folder, { recursive: true })
      pictures += 1
      await page.screenshot({ path: join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${pictures}.png`) })
    },
  }
  return made
}
