/** Whether a file of the config holds a text in Markdown that pages can show. */
export function isTextFile(file: string): boolean {
  return /^(?:pages|collections|fragments)\/.*\.md$/.test(file)
}
