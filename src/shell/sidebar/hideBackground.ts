/** Makes everything in the body inert except what holds `front`; the function that comes back undoes it. */
export function hideBackground(front: Element): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert && !element.contains(front),
  )
  for (const element of behind) element.inert = true
  return () => {
    for (const element of behind) element.inert = false
  }
}
