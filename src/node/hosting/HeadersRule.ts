/**
 * Headers of files by the pattern of their addresses, as `_headers` files write it: `:name` stands for the name of one folder or file, and
 * `*` at the end for everything below.
 */
export interface HeadersRule {
  paths: string
  headers: Readonly<Record<string, string>>
}
