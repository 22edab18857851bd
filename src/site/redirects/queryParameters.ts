import { decodedPath } from './decodedPath.ts'

/** A parameter of a query: its decoded name, its value as written, and the whole as written. */
export type QueryParameter = { name: string; value: string; written: string }

/** The parameters of a query, with or without its question mark. */
export function queryParameters(query: string): QueryParameter[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((written) => written !== '')
    .map((written) => {
      const mark = written.indexOf('=')
      const [name, value] = mark < 0 ? [written, ''] : [written.slice(0, mark), written.slice(mark + 1)]
      return { name: decodedValue(name), value, written }
    })
}

/** The value of a parameter, decoded; as written if its encoding is invalid. */
export function decodedValue(written: string): string {
  const spaced = written.replaceAll('+', ' ')
  return decodedPath(spaced)?.replaceAll('%2F', '/') ?? spaced
}
