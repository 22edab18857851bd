const LICENCE = /\.(?:txt|md)$|\/(?:licen[cs]e|ofl|notice)[^/]*$/i

/** Whether an asset is the licence of others, such as that of a font, which nothing refers to. */
export function isLicence(asset: string): boolean {
  return LICENCE.test(asset)
}
