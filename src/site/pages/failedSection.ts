/** A section that failed to render: its index on the page, and its type. */
export type FailedSection = { index: number; type: string }

/** The property with which an error says where it was thrown: the rendering code is a separate bundle, so `instanceof` does not work. */
const NAME = 'failedSection'

/** The thrown value as an error that names the section. */
export function inSection(thrown: unknown, section: FailedSection): Error {
  const error = thrown instanceof Error && Object.isExtensible(thrown) ? thrown : new Error(String(thrown), { cause: thrown })
  return Object.assign(error, { [NAME]: section })
}

/** The section in which an error was thrown, if known. */
export function failedSection(error: unknown): FailedSection | undefined {
  return (Object(error) as { [NAME]?: FailedSection })[NAME]
}
