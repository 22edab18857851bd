import { useSite } from '#src/ui/SiteContext.ts'

/** The id of the page’s `main`, the target of the skip link. */
export const CONTENT_ID = 'content'

/** The first link of every page: skips the header. It needs a `main` with `CONTENT_ID` and `tabIndex={-1}`. */
export function SkipLink() {
  const { words } = useSite()
  return (
    // The browser scrolls to the anchor; the focus is moved as well, in case a router handles the link
    // instead.
    <a className="skip-link" href={`#${CONTENT_ID}`} onClick={() => document.getElementById(CONTENT_ID)?.focus()}>
      {words.skipToContent}
    </a>
  )
}
