/**
 * What the next build needs to know: the inputs of each entry, the size of its text and the pictures in it, by path; and the inputs of each
 * document, by address. An entry without inputs is read again.
 */
export type FeedsRecord = {
  entries: Record<string, { inputs: string; size: number; pictures: [path: string, bytes: number][] }>
  files: Record<string, string>
}
