/**
 * The hash of the style block that a document has for itself alone, such as `sha256-…`, from the policy in the document: it names the block
 * of all pages first, then this one. Undefined for a document without a policy, or without a block of its own.
 */
export function pageStyle(document: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="[^"]*?style-src 'self' 'sha256-[\w+/=]+' '(sha256-[\w+/=]+)'/.exec(
    document,
  )?.[1]
}
