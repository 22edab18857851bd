import { type ReactNode, act } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { testShell } from './hydrateView.tsx'

/** A view rendered only in the browser. */
export type MountedView = { host: HTMLElement; render(view: ReactNode): Promise<void>; unmount(): Promise<void> }

/** Renders a view into the document of the test, with the site of `testShell`. Resolves after its effects have run. */
export async function mount(view: ReactNode): Promise<MountedView> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const render = (next: ReactNode) => act(async () => root.render(<SiteContext value={testShell}>{next}</SiteContext>))
  await render(view)
  return {
    host,
    render,
    async unmount() {
      await act(async () => root.unmount())
      host.remove()
    },
  }
}
