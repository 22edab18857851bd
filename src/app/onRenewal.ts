import { flushSync } from 'react-dom'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'

/** What the preview has to show anew; `settle` is called once it is shown. */
type Renewal = { shell: ShellData; data: PageData; settle(): void }

/**
 * For the preview only: shows the page anew, in place, when config has changed. `preload` fetches the code that the new state needs; `show`
 * renders it. When one of them fails, the document is loaded anew.
 */
export function onRenewal(
  document: Document,
  preload: (data: PageData) => Promise<unknown>,
  show: (shell: ShellData, data: PageData) => void,
): void {
  document.addEventListener('site:renew', (event) => {
    // Once the page is the bare document again, nobody is here to draw.
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
