import { type ReactNode, act } from 'react'
import { type Root, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { SiteSettings } from '#schemas/site.ts'

/** The shared part of a site as far as sections need it, with the standard words. */
export const testShell = {
  name: 'Bikes',
  language: 'en',
  words: SiteSettings.shape.words.parse({}),
  iconsUrl: '/icons.svg',
  backends: { admin: 'https://app.bikes.example/admin', user: 'https://app.bikes.example/user', cdn: 'https://cdn.bikes.example' },
} as ShellData

/** A view as a visitor gets it: `html` is the server’s document, `host` holds it, first as it stands, then live. */
export type HydratedView = {
  html: string
  host: HTMLElement
  /** What React complained of while it took the document over; empty when both renders agree. */
  mismatches: unknown[]
  hydrate(): void
  remove(): void
}

/** Renders a view on the server and puts it into the document of the test; `hydrate` brings it to life, `remove` takes it away. */
export function serveView(view: ReactNode, wrap: Partial<Record<`data-${string}`, string>> = {}): HydratedView {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const element = <SiteContext value={testShell}>{view}</SiteContext>
  const html = renderToString(element)
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(wrap)) host.setAttribute(name, value!)
  host.innerHTML = html
  document.body.append(host)
  const mismatches: unknown[] = []
  let root: Root | undefined
  return {
    html,
    host,
    mismatches,
    hydrate() {
      // Attributes that differ are only ever written to the console.
      const { error } = console
      console.error = (...message: unknown[]) => mismatches.push(message)
      act(() => {
        root = hydrateRoot(host, element, { onRecoverableError: (fault) => mismatches.push(fault) })
      })
      console.error = error
    },
    remove() {
      act(() => root?.unmount())
      host.remove()
    },
  }
}

/** Types a text into a control the way a browser reports it. */
export function type(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!
  act(() => {
    setter.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Presses an element. */
export function press(element: HTMLElement): void {
  act(() => element.click())
}
