import { plainAddress } from '#schemas/plainAddress.ts'
import { element } from './element.ts'

const STYLE = `
  a { position: fixed; top: 45%; right: 0; z-index: 2147482000; padding: 0.625rem 0.75rem; border: 1px solid #1d4ed8; border-right: 0; border-radius: 8px 0 0 8px;
    background: #fff; color: #1d4ed8; font: 600 0.8125rem/1.3 system-ui, sans-serif; text-decoration: none; box-shadow: 0 4px 16px rgb(0 0 0 / 18%); }
  a:hover { background: #eff6ff; }
  a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  @media print { a { display: none; } }
`

/** Adds a link that opens the current page in the editor. In a frame, such as the editor’s own, it adds nothing. */
export function editLink(window: Window): void {
  const { document, location } = window
  if (window.parent !== window || location.pathname.startsWith('/_')) return
  const link = element('a', { href: '/_edit', 'aria-label': 'Edit this page' }, 'Edit')
  // The page may have changed since.
  const follow = () => link.setAttribute('href', `/_edit?path=${encodeURIComponent(plainAddress(location.pathname))}`)
  for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, follow, { capture: true })
  const host = document.createElement('edit-page')
  host.attachShadow({ mode: 'open' }).append(element('style', {}, STYLE), link)
  document.body.append(host)
}
