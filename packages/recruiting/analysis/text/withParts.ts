/** A pattern as it is written in a file of data: in one piece, or in several where it is long. */
export type WrittenPattern = string | readonly string[]

/** A pattern in which each name in angle brackets is replaced by the part of that name, which may name others. */
export function withParts(pattern: WrittenPattern, parts: Readonly<Record<string, WrittenPattern>>): string {
  return [pattern]
    .flat()
    .join('')
    .replace(/<(\w+)>/g, (_, name: string) => withParts(parts[name]!, parts))
}
