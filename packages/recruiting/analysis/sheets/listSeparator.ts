/**
 * What Excel takes to stand between the cells of a CSV file: the list separator of the system, which is a semicolon where the language, a
 * tag such as `de-AT`, or that of the browser, writes decimals with a comma.
 */
export function listSeparator(language?: string): ',' | ';' {
  return (0.5).toLocaleString(language, { numberingSystem: 'latn' }).includes(',') ? ';' : ','
}
