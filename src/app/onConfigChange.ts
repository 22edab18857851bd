import { flushSync } from 'react-dom'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'

/** What the preview shows next; `settle` is called once it does. */
type Renewal = { shell: ShellData; data: PageData; settle(): void }

/**
 * For the preview only: renders the page again, in place, when config has changed. `preload` fetches the code that the new state needs,
 * `show` renders it. When either fails, the document is reloaded.
 */
export function onConfigChange(
  document: Document,
  preload: (data: PageData) => Promise<unknown>,
  show: (shell: ShellData, data: PageData) => void,
): void {
  document.addEventListener('site:renew', (event) => {
    // React is gone once the document has been put back as it was sent.
    if (document.documentElement.dataset['live'] === undefined) return
    event.preventDefault()
    const { shell, data, settle } = (event as CustomEvent<Renewal>).detail
    preload(data)
      .then(() => flushSync(() => show(shell, data)))
      .then(settle, (error: unknown) => {
        console.error(error)
        location.reload()
      })
  })
}
