const STARTS = ['https://', 'http://', 'data:image/']

/** Whether a page can read the picture at an address: one in the address itself, or on the web. */
export function isReadablePicture(src: string): boolean {
  return STARTS.some((start) => src.startsWith(start))
}
