import { TRACE, type Traced } from './tracedText.ts'

/**
 * A value that a component derives from texts: another text, or a condition. If a section is rendered from a template (on the server),
 * `make` is called again for each set of texts, so it must be a module-level function that depends only on its arguments.
 */
export function derivedText<Made extends string | boolean>(make: (...texts: string[]) => Made, ...texts: string[]): Made {
  for (const text of texts) {
    const trace = (text as unknown as Traced)[TRACE]
    if (trace) return trace(make, texts) as Made
  }
  return make(...texts)
}
