import { type ReactNode, act } from 'react'
import { type Root, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { wordsOfFrame } from '#src/site/words/wordsOfFrame.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { SiteSettings } from '#schemas/site.ts'

/** The site data that sections need, with the default words. */
export const testShell = {
  name: 'Bikes',
  language: 'en',
  words: wordsOfFrame({ words: SiteSettings.shape.words.parse({}) }),
  iconsUrl: '/icons.svg',
  backends: { admin: 'https://app.bikes.example/admin', user: 'https://app.bikes.example/user', cdn: 'https://cdn.bikes.example' },
} as unknown as ShellData

/** A view in the browser: `html` is the server’s document, and `host` contains it, first static, then hydrated. */
export type HydratedView = {
  html: string
  host: HTMLElement
  /** The hydration errors of React; empty if both renders match. */
  mismatches: unknown[]
  hydrate(): void
  remove(): void
}

/** Renders a view on the server and adds it to the document of the test; `hydrate` hydrates it, `remove` removes it. */
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
      // React only logs mismatched attributes.
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

/** Types text into a control with the events of a browser. */
export function type(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!
  act(() => {
    setter.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Clicks an element. */
export function press(element: HTMLElement): void {
  act(() => element.click())
}
