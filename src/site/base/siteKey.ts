import { siteBase } from './siteBase.ts'

/** The name of something that browsers keep for a host, not for a site: several sites may have the same host. */
export function siteKey(name: string): string {
  return name + siteBase()
}
