import { urlOf } from './urlOf.ts'

const SAFE_HREF = /^(?:\/(?![/\\])|#|https:\/\/[\p{L}\p{N}]|mailto:[^\s@]+@[^\s@]|tel:\+?[0-9])/u
// White space of any kind, invisible characters, and characters that change the text direction.
const UNSAFE_CHARACTERS = /[\s\p{C}\\<>"`{}|^]/u

/** Whether a link is allowed: a path of the site, `#anchor`, https, mailto or tel. */
export function isSafeHref(href: string): boolean {
  return (
    href.length <= 2048 &&
    !UNSAFE_CHARACTERS.test(href) &&
    SAFE_HREF.test(href) &&
    (!href.startsWith('https:') || urlOf(href) !== undefined)
  )
}
