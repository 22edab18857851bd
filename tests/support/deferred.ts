/** A promise that the test settles. */
export type Deferred<Value> = { promise: Promise<Value>; resolve(value: Value): void; reject(error: unknown): void }

/** Creates one. */
export function deferred<Value = void>(): Deferred<Value> {
  let settle!: Pick<Deferred<Value>, 'resolve' | 'reject'>
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}
