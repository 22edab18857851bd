/** Whether a file of the config is a Markdown text for pages. */
export function isTextFile(file: string): boolean {
  return /^(?:pages|collections|fragments)\/.*\.md$/.test(file)
}
