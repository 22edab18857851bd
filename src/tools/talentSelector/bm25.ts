/**
 * BM25 of each document for a query, all as lists of terms: the sum over the terms of the query of idf · f · (k1 + 1) / (f + k1 · (1 − b +
 * b · length / mean length)), where f is how often the document has the term and idf = ln(1 + (N − n + 0.5) / (n + 0.5)) for n of N
 * documents that have it (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009). Each term of the query
 * counts once.
 */
export function bm25(documents: readonly (readonly string[])[], query: readonly string[], k1 = 1.2, b = 0.75): number[] {
  const counts = documents.map((terms) => {
    const count = new Map<string, number>()
    for (const term of terms) count.set(term, (count.get(term) ?? 0) + 1)
    return count
  })
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const wanted = [...new Set(query)]
  const idf = new Map(
    wanted.map((term) => [term, Math.log(1 + (documents.length - having(counts, term) + 0.5) / (having(counts, term) + 0.5))]),
  )
  return documents.map(({ length }, at) =>
    wanted.reduce((sum, term) => {
      const frequency = counts[at]!.get(term) ?? 0
      return sum + (frequency === 0 ? 0 : (idf.get(term)! * frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / mean)))
    }, 0),
  )
}

function having(counts: readonly ReadonlyMap<string, number>[], term: string): number {
  return counts.filter((count) => count.has(term)).length
}
