import { contentHash } from '#src/node/files/hashes.ts'

/** Where the styles of a site stand that documents refer to. Names of files there hold a hash of what is in them. */
const FOLDER = '/static/css/'

/** The address of a file with styles; `what` is the first part of its name. */
export function styleFile(what: 'site' | 'late' | 'page', css: string): string {
  return `${FOLDER}${what}-${contentHash(css)}.css`
}

/** Whether what was noted of the style of a page is the address of a file. */
export function isStyleFile(style: string | undefined): style is string {
  return style?.startsWith(FOLDER) ?? false
}

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
