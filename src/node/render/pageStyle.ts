const POLICY = '<meta http-equiv="Content-Security-Policy" content="'

/**
 * The hash of the style block that a document has for itself alone, such as `sha256-…`, from the policy in the document: it names the block
 * of all pages first, then this one. Undefined for a document without a policy, or without a block of its own.
 */
export function pageStyle(document: string): string | undefined {
  const at = document.indexOf(POLICY)
  if (at < 0) return undefined
  const start = at + POLICY.length
  const directives = document.slice(start, document.indexOf('"', start)).split('; ')
  const [, , , own] = directives.find((directive) => directive.startsWith('style-src '))?.split(' ') ?? []
  return own?.startsWith("'sha256-") ? own.slice(1, -1) : undefined
}
