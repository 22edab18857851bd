/** A pattern as stored in a data file: in one piece, or in several if it is long. */
export type WrittenPattern = string | readonly string[]

/** A pattern with each name in angle brackets replaced by the part of that name, which may name others. */
export function withParts(pattern: WrittenPattern, parts: Readonly<Record<string, WrittenPattern>>): string {
  return [pattern]
    .flat()
    .join('')
    .replace(/<(\w+)>/g, (_, name: string) => withParts(parts[name]!, parts))
}
