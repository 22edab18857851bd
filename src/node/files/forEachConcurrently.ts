/** Runs `work` for each item, `many` at a time. Rejects with the first error; started work continues. */
export async function forEachConcurrently<Item>(
  many: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const run = async () => {
    for (let step = queue.next(); !step.done; step = queue.next()) await work(step.value)
  }
  await Promise.all(Array.from({ length: many }, run))
}
