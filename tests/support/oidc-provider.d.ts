/** The part of `oidc-provider`, which has no types of its own, that tests use. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'
  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    on(event: string, listener: (...args: unknown[]) => void): void
  }
}
