/**
 * The cell separator that Excel expects in a CSV file: the list separator of the system, which is a semicolon if the language, a tag such
 * as `de-AT` or the browser's own, writes decimals with a comma.
 */
export function listSeparator(language?: string): ',' | ';' {
  return (0.5).toLocaleString(language, { numberingSystem: 'latn' }).includes(',') ? ';' : ','
}
