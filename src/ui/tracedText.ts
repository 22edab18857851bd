/** A property that proxies for texts have, and texts do not. */
export const TRACE = Symbol('trace')

/** A text, or its stand-in while the server determines how a component uses its texts. */
export type Traced = { [TRACE]?: (make: (...texts: string[]) => string | boolean, texts: readonly string[]) => string | boolean }
