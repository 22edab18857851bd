/** Messages of errors that nobody here can mend: known quirks of browsers, and code of a build that has been replaced. */
export const ignoredErrors: RegExp[] = [
  /ResizeObserver loop/,
  /^Script error/,
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (?:CSS )?chunk /,
  /(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed|Unable to preload CSS/i,
  /^AbortError|The operation was aborted|The user aborted a request/,
  /Extension context invalidated|extension:\/\//,
]

/** Addresses of code that is not ours. */
export const foreignCode: RegExp[] = [
  /^(?:chrome|moz|safari|safari-web|ms-browser|webkit-masked-url)(?:-extension)?:/i,
  /googletagmanager\.com|google-analytics\.com/,
  /calendly\.com/,
]
