/** What a host needs: files of the site, by address, and files that somebody puts elsewhere, by name. */
export interface HostFiles {
  inSite?: ReadonlyMap<string, string>
  beside?: ReadonlyMap<string, string>
  /** Whether the document of a page has to lie beside its folder, too, such as `/visit.html`, to be found without a slash. */
  needsFlatPages?: boolean
  /** What of the site is too much for the host, in sentences; it is then not written. */
  excesses?: readonly string[]
}
