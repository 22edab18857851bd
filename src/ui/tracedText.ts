/** What something that stands for a text has, and no text. */
export const TRACE = Symbol('trace')

/** A text, or what stands for it while the server finds out what a component does with its texts. */
export type Traced = { [TRACE]?: (make: (...texts: string[]) => string | boolean, texts: readonly string[]) => string | boolean }
