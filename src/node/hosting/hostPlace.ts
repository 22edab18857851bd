/** Where a site is served. */
export interface HostPlace {
  /** Its domain, such as `www.example.com`. */
  host: string
  /** The folder of the built site on the server, whose content is served below the base path. */
  root: string
  /** The address of `npm run receive`, such as `127.0.0.1:4174`; undefined if forms are received elsewhere or not at all. */
  receiver?: string | undefined
}
