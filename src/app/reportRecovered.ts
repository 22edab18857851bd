import type { LateServices } from '#src/services/lateServices.ts'

/** Handles an error from which React recovers by rendering a part of the page again. */
export function reportRecovered({ errors }: Pick<LateServices, 'errors'>): (error: unknown) => void {
  return (error) => {
    console.error(error)
    errors.report(error, { from: 'hydration' })
  }
}
