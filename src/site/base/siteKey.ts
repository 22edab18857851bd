/**
 * The name of something that browsers keep for a host, not for a site: several sites may have the same host. It is part of the first script
 * of a page, which must not need another one, so it reads the base path itself.
 */
export function siteKey(name: string): string {
  return name + (globalThis.document?.documentElement.dataset['base'] ?? '')
}
