/** The part of a site that one machine builds: the `index`-th of `of`, from 1. */
export type Shard = { index: number; of: number }

/** A larger number of machines is a typing mistake. */
export const MOST_SHARDS = 256

/** Parses text such as `2/4`; undefined if it is invalid. */
export function readShard(text: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= of && of <= MOST_SHARDS ? { index, of } : undefined
}

/** The pages of a shard: every `of`-th, because neighboring pages take about equally long. */
export function pagesOfShard<Page>(pages: readonly Page[], { index, of }: Shard): Page[] {
  return pages.filter((_, place) => place % of === index - 1)
}
