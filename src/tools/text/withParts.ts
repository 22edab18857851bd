/** A pattern in which each name in angle brackets is replaced by the part of that name, which may name others. */
export function withParts(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/<(\w+)>/g, (_, name: string) => withParts(parts[name]!, parts))
}
