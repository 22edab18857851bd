/** The pieces of HTML that the browser may let into the page, where Trusted Types are asked for. Whoever empties an element may. */
export const ownHtml = new Set([''])
