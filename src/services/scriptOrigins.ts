/**
 * The other origins from which a page may load scripts, where Trusted Types are asked for: a service that has one says so before it loads
 * it. What the content security policy does not allow is stopped all the same.
 */
export const scriptOrigins = new Set<string>()
