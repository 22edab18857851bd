/** What the number is read from: the document, where there is one. */
type SayingDocument = { querySelector(selector: string): { getAttribute(name: string): string | null } | null }

/** How long results are kept where no document says it, as outside a page of a site: the default of `schemas/resultsKept.ts`. */
const USUAL_DAYS = 30

/** For how many days a result is kept on the device, as the documents of the site say it in `results-kept-days`. */
export function readDaysKept(document: SayingDocument | undefined): number {
  const days = Number(document?.querySelector('meta[name="results-kept-days"]')?.getAttribute('content'))
  return days > 0 ? days : USUAL_DAYS
}
