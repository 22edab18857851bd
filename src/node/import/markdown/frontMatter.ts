import { TomlError, parse as parseToml } from 'smol-toml'
import { YAMLParseError, parse as parseYaml } from 'yaml'

const OPENING = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n/

/** The fields and the text of a Markdown file, or why its front matter cannot be read. */
export function frontMatter(text: string): { fields: Record<string, unknown>; body: string } | { fault: string } {
  const opening = OPENING.exec(text)
  if (!opening) return { fields: {}, body: text.replace(/^\ufeff/, '') }
  const rest = text.slice(opening[0].length)
  const mark = opening[1] === '---' ? /^---[ \t]*\r?$/m : /^\+\+\+[ \t]*\r?$/m
  const closing = mark.exec(rest)
  if (!closing) return { fault: `its front matter is never closed; add a line ${opening[1]} below it` }
  const said = rest.slice(0, closing.index)
  try {
    const fields: unknown = opening[1] === '---' ? parseYaml(said) : parseToml(said)
    if (fields !== null && (typeof fields !== 'object' || Array.isArray(fields)))
      return { fault: 'its front matter is not a list of fields' }
    return { fields: { ...(fields as Record<string, unknown> | null) }, body: rest.slice(closing.index + closing[0].length) }
  } catch (error) {
    if (error instanceof YAMLParseError)
      return { fault: `line ${(error.linePos?.[0].line ?? 0) + 1} of its front matter is not valid YAML` }
    if (error instanceof TomlError) return { fault: `line ${error.line + 1} of its front matter is not valid TOML` }
    throw error
  }
}
