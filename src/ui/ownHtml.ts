/** HTML strings that may be injected into the page if Trusted Types are required. The empty string is allowed. */
export const ownHtml = new Set([''])
