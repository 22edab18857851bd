/** Limits of hosts; docs/hosting.md gives the sources. */
export const NETLIFY = { redirects: 10_000 }
export const CLOUDFLARE = { redirects: 2000, patterns: 100, redirectLine: 1000, rules: 100, headerLine: 2000 }
export const VERCEL = { redirects: 2048, rules: 2048 }
export const GITLAB = { redirects: 1000, bytes: 65_536 }

/** The maximum sizes of a configuration and of a function, in bytes. */
export const CLOUDFRONT = { bytes: 10_240 }
export const AZURE = { bytes: 20_480 }

/** Up to so many redirects, reading them takes a few milliseconds. */
export const APACHE = { quick: 2000 }
