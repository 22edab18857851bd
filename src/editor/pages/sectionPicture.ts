/**
 * The document of a page with one of its sections and nothing else, to be looked at only: it has no scripts. `section` is its number on the
 * page, from 0. Fails when the page cannot be had.
 */
export async function sectionPicture(path: string, section: number): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`There is no picture of ${path}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const script of page.querySelectorAll('script, noscript, link[rel="modulepreload"]')) script.remove()
  const wanted = page.querySelector(`main [data-section="${section}"]`)
  // Only what it lies in stays.
  for (let kept = wanted; kept && kept !== page.body; kept = kept.parentElement)
    for (const other of kept.parentElement!.querySelectorAll(':scope > *')) if (other !== kept) other.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
