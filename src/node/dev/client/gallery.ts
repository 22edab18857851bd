/**
 * Adds the behavior of the gallery: buttons that copy JSON, a filter of types, and frames that adapt to the height of their content. Does
 * nothing on other pages.
 */
export function galleryBehaviour(document: Document): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]')
  if (!gallery) return
  // The site’s own router does not know the pages of the gallery, so the browser follows these links.
  gallery.addEventListener('click', (event) => event.stopPropagation())

  for (const copier of gallery.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const answer = copier.nextElementSibling as HTMLElement
    copier.addEventListener('click', () => {
      const text = document.getElementById(copier.dataset['copies']!)!.textContent
      navigator.clipboard.writeText(text).then(
        () => (answer.textContent = 'Copied'),
        () => (answer.textContent = 'The browser blocked the copy. Select the text and copy it.'),
      )
    })
  }

  const search = gallery.querySelector<HTMLInputElement>('input[type="search"]')
  const count = gallery.querySelector<HTMLElement>('[data-count]')
  const filter = () => {
    const words = search!.value.toLowerCase().split(/\s+/).filter(Boolean)
    const cards = [...gallery.querySelectorAll<HTMLElement>('[data-words]')]
    for (const card of cards) card.hidden = !words.every((word) => card.dataset['words']!.includes(word))
    const left = cards.filter(({ hidden }) => !hidden).length
    count!.textContent = left === 0 ? 'No matching types. Try a shorter search.' : `${left} of ${cards.length} types`
  }
  search?.addEventListener('input', filter)
  if (search?.value) filter()

  for (const frame of gallery.querySelectorAll('iframe')) {
    const fit = () => {
      const body = frame.contentDocument?.body
      if (!body) return
      new ResizeObserver(() => (frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`)).observe(body)
    }
    frame.addEventListener('load', fit)
    if (frame.contentDocument?.readyState === 'complete') fit()
  }
}
