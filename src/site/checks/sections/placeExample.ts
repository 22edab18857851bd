import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'

/** An example with a place that has these opening times; texts of JSON. */
export function placeExample(bad: string, good: string): { file: string; replaces: string; bad: string; good: string } {
  const place = (times: string) => `{
      "type": "place",
      "title": "Come by",
      "name": "The shop",
      "address": { "street": "Am Markt 2", "city": "Lindenau", "country": "Germany" },
      ${times}
    },
    ${PROOF}`
  return { file: HOME, replaces: PROOF, bad: place(bad), good: place(good) }
}
