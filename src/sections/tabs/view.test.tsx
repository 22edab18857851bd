// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import TabsSchema from '#src/sections/tabs/schema.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import Tabs from './view.tsx'

const props = TabsSchema.parse({
  type: 'tabs',
  id: 'roles',
  title: 'Who works here',
  label: 'Workshop roles',
  items: [
    { label: 'Mechanic', title: 'Repairs bikes', text: 'Finds the fault.' },
    { label: 'Front desk', title: 'Plans the day', text: 'Takes bookings.' },
    { label: 'Buyer', title: 'Orders parts', text: 'Knows every maker.' },
  ],
})
// Nothing here but icons asks for the site.
const site = { iconsUrl: '/icons.svg' } as ShellData
const element = (
  <SiteContext.Provider value={site}>
    <Tabs {...props} />
  </SiteContext.Provider>
)

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.history.replaceState(null, '', '/')
  container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  container.remove()
  vi.unstubAllGlobals()
})

async function hydrate() {
  const mismatches: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => mismatches.push(error) })
  })
  return mismatches
}

const tabs = () => [...container.querySelectorAll<HTMLElement>('[role="tab"]')]
const shown = () =>
  [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter((panel) => !panel.hidden).map((panel) => panel.id)

async function press(key: string) {
  await act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

describe('before the tabs are live', () => {
  test('every tab is a link to a panel that is there, with its heading', () => {
    const targets = [...container.querySelectorAll('a.tab')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(targets).toEqual(['roles_1', 'roles_2', 'roles_3'])
    expect(targets.map((id) => document.getElementById(id)?.querySelector('h3')?.textContent)).toEqual([
      'Repairs bikes',
      'Plans the day',
      'Orders parts',
    ])
  })

  test('no panel is hidden in the markup', () => {
    expect(container.querySelectorAll('[hidden], [role="tabpanel"], [role="tab"]')).toHaveLength(0)
  })
})

describe('once live', () => {
  test('the first client render equals the server’s', async () => {
    expect(await hydrate()).toEqual([])
  })

  test('one panel is shown, named by its tab, and all headings stay', async () => {
    await hydrate()
    expect(shown()).toEqual(['roles_1'])
    expect(tabs().map((tab) => tab.getAttribute('aria-controls'))).toEqual(['roles_1', 'roles_2', 'roles_3'])
    expect(document.getElementById('roles_1')?.getAttribute('aria-labelledby')).toBe(tabs()[0]?.id)
    expect(container.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe('Workshop roles')
    expect(container.querySelectorAll('h3')).toHaveLength(3)
  })

  test('a click chooses', async () => {
    await hydrate()
    await act(async () => tabs()[1]?.click())
    expect(shown()).toEqual(['roles_2'])
  })

  test('only the chosen tab is in the tab order', async () => {
    await hydrate()
    await act(async () => tabs()[2]?.click())
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  })

  test('arrows, Home and End move and choose, and arrows go round', async () => {
    await hydrate()
    await act(async () => tabs()[0]?.focus())
    const visited: string[] = []
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await press(key)
      visited.push(...shown())
    }
    expect(visited).toEqual(['roles_2', 'roles_3', 'roles_1', 'roles_3', 'roles_1'])
  })

  test('the address chooses the panel at the start', async () => {
    window.history.replaceState(null, '', '/#roles_3')
    await hydrate()
    expect(shown()).toEqual(['roles_3'])
  })

  test('a later change of the address chooses too', async () => {
    await hydrate()
    window.history.replaceState(null, '', '/#roles-2')
    await act(async () => window.dispatchEvent(new Event('hashchange')))
    expect(shown()).toEqual(['roles_2'])
  })

  test('a focused link hands the focus to its tab', async () => {
    container.querySelectorAll<HTMLElement>('a.tab')[1]?.focus()
    await hydrate()
    expect(document.activeElement).toBe(tabs()[1])
  })
})
