/**
 * Headers of files by an address pattern in `_headers` syntax: `:name` matches the name of one folder or file, and `*` at the end
 * everything below.
 */
export interface HeadersRule {
  paths: string
  headers: Readonly<Record<string, string>>
}
