/**
 * Collects items during ongoing work and processes them together next: many callers share one slow step. Each caller of a batch gets the
 * result for its item, or the error of the batch.
 */
export function batched<Item, Result>(work: (items: Item[]) => Promise<Result[]>): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isWorking = false

  async function run(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const results = await work(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, index) => resolve(results[index]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void run()
    })
}
