/** The part of jsdom, which ships no types, that the bare loop uses. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url: string })
    readonly window: { readonly document: Document }
  }
}
