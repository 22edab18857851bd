import { useSite } from '#src/ui/SiteContext.ts'

/** The id of the page’s `main`, which takes focus from the skip link. */
export const CONTENT_ID = 'content'

/** The first link of every page: leads past the header. It needs a `main` with `CONTENT_ID` and `tabIndex={-1}`. */
export function SkipLink() {
  const { words } = useSite()
  return (
    // The browser goes to the anchor by itself; focus is moved as well, for where a router follows the link in its
    // place.
    <a className="skip-link" href={`#${CONTENT_ID}`} onClick={() => document.getElementById(CONTENT_ID)?.focus()}>
      {words.skipToContent}
    </a>
  )
}
