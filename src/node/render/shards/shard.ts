/** A part of a site that one machine makes: the `index`-th, from 1, of so many. */
export type Shard = { index: number; of: number }

/** More machines than this are a slip of the pen. */
export const MOST_SHARDS = 256

/** Reads what is written as `2/4`; undefined when it is not. */
export function readShard(text: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= of && of <= MOST_SHARDS ? { index, of } : undefined
}

/** The pages of a shard: every `of`-th, since pages that lie beside each other take about as long as each other. */
export function pagesOfShard<Page>(pages: readonly Page[], { index, of }: Shard): Page[] {
  return pages.filter((_, place) => place % of === index - 1)
}
