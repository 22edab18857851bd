/** The source of the number: the document, if there is one. */
type SayingDocument = { querySelector(selector: string): { getAttribute(name: string): string | null } | null }

/** How long results are kept if no document says it, as outside a page: the default of `schemas/resultsKept.ts`. */
const USUAL_DAYS = 30

/** How many days a result is kept on the device, from the document’s `results-kept-days`. */
export function readDaysKept(document: SayingDocument | undefined): number {
  const days = Number(document?.querySelector('meta[name="results-kept-days"]')?.getAttribute('content'))
  return days > 0 ? days : USUAL_DAYS
}
