import { contentHash } from '#src/node/files/hashes.ts'

/** The folder of a site’s style files. Their names contain a content hash. */
const FOLDER = '/static/css/'

/** The address of a style file; `what` is the first part of its name. */
export function styleFile(what: 'site' | 'late' | 'page', css: string): string {
  return `${FOLDER}${what}-${contentHash(css)}.css`
}

/** Whether the recorded style of a page is the address of a file. */
export function isStyleFile(style: string | undefined): style is string {
  return style?.startsWith(FOLDER) ?? false
}

const POLICY = '<meta http-equiv="Content-Security-Policy" content="'

/**
 * The hash of the document’s own style block, such as `sha256-…`, from the policy in the document, which lists the shared block first.
 * Undefined without a policy, or without an own block.
 */
export function pageStyle(document: string): string | undefined {
  const at = document.indexOf(POLICY)
  if (at < 0) return undefined
  const start = at + POLICY.length
  const directives = document.slice(start, document.indexOf('"', start)).split('; ')
  const [, , , own] = directives.find((directive) => directive.startsWith('style-src '))?.split(' ') ?? []
  return own?.startsWith("'sha256-") ? own.slice(1, -1) : undefined
}
