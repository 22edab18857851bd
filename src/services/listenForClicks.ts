import type { Analytics } from './services.ts'

/**
 * Counts clicks on menu items (`data-menu-item` names the service) and on the footer’s button (inside `data-footer-action`), whichever
 * component renders them and in whichever tab they open. Returns a function that stops listening.
 */
export function listenForClicks(document: Document, analytics: Analytics): () => void {
  function count({ type, target, button }: Event & { button?: number }) {
    // Of the other buttons, only the middle one follows links; the rest open browser menus.
    if (!(target instanceof Element) || (type === 'auxclick' && button !== 1)) return
    const service = target.closest('[data-menu-item]')?.getAttribute('data-menu-item')
    if (service) return analytics.event({ kind: 'menu', service })
    const link = target.closest('[data-footer-action] a')
    const label = link && shownText(link)
    if (label) analytics.event({ kind: 'footer', label })
  }
  document.addEventListener('click', count, true)
  document.addEventListener('auxclick', count, true)
  return () => {
    document.removeEventListener('click', count, true)
    document.removeEventListener('auxclick', count, true)
  }
}

/** The label of a link, without text for screen readers. */
function shownText(link: Element): string {
  const words = [...link.childNodes].filter((node) => !(node instanceof Element && node.classList.contains('visually-hidden')))
  return words
    .map((node) => node.textContent)
    .join('')
    .trim()
}
