/** Where a site is served from. */
export interface HostPlace {
  /** Its name on the net, such as `www.example.com`. */
  host: string
  /** The folder of the built site on the machine that serves it. */
  root: string
  /** Where `npm run receive` listens, such as `127.0.0.1:4174`; none when forms are received elsewhere or by nobody. */
  receiver?: string | undefined
}
