import { onlyNearest } from '#src/site/words/onlyNearest.ts'

/**
 * The file of the site that a link leads to, such as `/assets/price list.pdf`, in any spelling: browsers and servers treat
 * `price%20list.pdf` as the same. Undefined if there is none.
 */
export function fileMeant(files: { has(name: string): boolean }, href: string): string | undefined {
  const name = nameOf(href)
  return name !== undefined && files.has(name) ? name : undefined
}

/** A link to the only file that a dead link can mean, whose accents may be stored in another form. */
export function nearestFile(files: ReadonlySet<string>, href: string): string | undefined {
  const name = nameOf(href) ?? href
  const composed = new Map([...files].map((file) => [file.normalize('NFC'), file]))
  const near = composed.get(name.normalize('NFC')) ?? composed.get(onlyNearest(name.normalize('NFC'), composed.keys()) ?? '')
  return near === undefined ? undefined : encodeURI(near).replace(/[?#]/g, encodeURIComponent)
}

/** The decoded path of a link, without query and anchor; undefined if its percent-encoding is invalid. */
function nameOf(href: string): string | undefined {
  const path = /^[^?#]*/.exec(href)![0]
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
