/** An id of the catalogue in a title of a test. */
const ID = /(?<![\w#.])[A-Z]\d{2}(?![\w.:])/g

/** The ids of the catalogue that a title names, each once. */
export function citedIds(title: string): string[] {
  return [...new Set(title.match(ID))]
}
