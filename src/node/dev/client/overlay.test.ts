// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemOverlay } from './overlay.ts'

const problem = (severity: 'error' | 'warning') => ({
  id: severity,
  severity,
  rule: 'E_LINK_WORDS',
  file: 'pages/visit.json',
  line: 1,
  column: 1,
  message: 'said',
  frame: [],
})
const broken = { state: 'broken', hasPage: true, problems: [problem('error'), problem('warning')], more: 0 }
const warned = { state: 'good', hasPage: true, problems: [problem('warning')], more: 0 }
const sound = { state: 'good', hasPage: true, problems: [], more: 0 }

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  document.querySelector('config-problems')?.remove()
  vi.unstubAllGlobals()
})

/** The overlay of a document, and what it shows after each answer of the preview. */
function overlayIn() {
  const overlay = problemOverlay(document)
  const shown = () => {
    const { shadowRoot } = document.querySelector('config-problems')!
    const badge = shadowRoot!.querySelector<HTMLButtonElement>('.badge')!
    return { list: shadowRoot!.querySelector('dialog')!.open, badge: badge.hidden ? '' : badge.textContent, press: () => badge.click() }
  }
  return async (answer: object) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
    await overlay.update()
    return shown()
  }
}

test('the list stays while a build is stopped, goes when its last error is mended, and leaves warnings to the badge', async () => {
  const after = overlayIn()
  expect(await after(broken)).toMatchObject({ list: true, badge: '1 error, 1 warning' })
  expect(await after(warned)).toMatchObject({ list: false, badge: '1 warning' })
  expect(await after(sound)).toMatchObject({ list: false, badge: '' })
})

test('a list of warnings that somebody reads stays open while others come', async () => {
  const after = overlayIn()
  const { press } = await after(warned)
  press()
  expect(await after({ ...warned, problems: [problem('warning'), { ...problem('warning'), id: 'another' }] })).toMatchObject({
    list: true,
    badge: '2 warnings',
  })
})
