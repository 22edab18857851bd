/** The files for a host: files of the site, by address, and files to install elsewhere, by name. */
export interface HostFiles {
  inSite?: ReadonlyMap<string, string>
  beside?: ReadonlyMap<string, string>
  /** Whether each page also needs a document next to its folder, such as `/visit.html`, to be served without a slash. */
  needsFlatPages?: boolean
  /** How the site exceeds the host’s limits, in sentences; it is then not written. */
  excesses?: readonly string[]
  /** Which redirects the host cannot do, as a text with counts. */
  losses?: string | undefined
  /** What else the site costs on this host, in a sentence. */
  note?: string | undefined
}
