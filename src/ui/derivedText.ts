import { TRACE, type Traced } from './tracedText.ts'

/**
 * What a component works out of texts: a text, or whether something holds. Where a section is repeated for other texts of the same shape
 * (on the server), `make` is asked again for each; so it must be a function of a module, and know nothing but its arguments.
 */
export function derivedText<Made extends string | boolean>(make: (...texts: string[]) => Made, ...texts: string[]): Made {
  for (const text of texts) {
    const trace = (text as unknown as Traced)[TRACE]
    if (trace) return trace(make, texts) as Made
  }
  return make(...texts)
}
