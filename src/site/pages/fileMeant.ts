import { onlyNearest } from '#src/site/words/onlyNearest.ts'

/**
 * The file of the site that a link leads to, such as `/assets/price list.pdf`, however the link spells it: browsers and servers take
 * `price%20list.pdf` for the same. Undefined when there is none.
 */
export function fileMeant(files: { has(name: string): boolean }, href: string): string | undefined {
  const name = nameOf(href)
  return name !== undefined && files.has(name) ? name : undefined
}

/** A link to the only file whose name a link that leads to none can mean; its letters may be composed in another way. */
export function nearestFile(files: ReadonlySet<string>, href: string): string | undefined {
  const name = nameOf(href) ?? href
  const composed = new Map([...files].map((file) => [file.normalize('NFC'), file]))
  const near = composed.get(name.normalize('NFC')) ?? composed.get(onlyNearest(name.normalize('NFC'), composed.keys()) ?? '')
  return near === undefined ? undefined : encodeURI(near).replace(/[?#]/g, encodeURIComponent)
}

/** What a link names, without query and anchor; undefined when its per cent signs mean nothing. */
function nameOf(href: string): string | undefined {
  const path = /^[^?#]*/.exec(href)![0]
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
