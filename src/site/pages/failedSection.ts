/** A section that could not be rendered: its place on the page, from 0, and its type. */
export type FailedSection = { index: number; type: string }

/** Under this name an error says where it was thrown: the code that renders pages is built by itself, so that no class could tell. */
const NAME = 'failedSection'

/** What was thrown, as an error that says in which section. */
export function inSection(thrown: unknown, section: FailedSection): Error {
  const error = thrown instanceof Error && Object.isExtensible(thrown) ? thrown : new Error(String(thrown), { cause: thrown })
  return Object.assign(error, { [NAME]: section })
}

/** In which section an error was thrown, if it says so. */
export function failedSection(error: unknown): FailedSection | undefined {
  return (Object(error) as { [NAME]?: FailedSection })[NAME]
}
