/** A connection to a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export type Bidi = {
  /** Settles with the result of a command; rejects with the browser's words when it fails or the connection ends. */
  send<Result = unknown>(method: string, params?: Record<string, unknown>): Promise<Result>
  /** Is told of every event of that name. */
  on(method: string, hear: (params: never) => void): void
  close(): void
}

type Answer = { id?: number; type: string; method?: string; params?: never; result?: unknown; error?: string; message?: string }

/** Connects to the address that a browser gave. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const asked = new Map<number, { method: string; resolve: (result: never) => void; reject: (reason: Error) => void }>()
  const hearers = new Map<string, ((params: never) => void)[]>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') return hearers.get(answer.method!)?.forEach((hear) => hear(answer.params!))
    const one = asked.get(answer.id!)
    asked.delete(answer.id!)
    if (answer.type === 'success') one?.resolve(answer.result as never)
    else one?.reject(new Error(`${one.method}: ${answer.error}: ${answer.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { method, reject } of asked.values()) reject(new Error(`${method}: the browser has closed the connection`))
    asked.clear()
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`There is no answer at ${address}`)))
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1
        asked.set(count, { method, resolve, reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    on: (method, hear) => void hearers.set(method, [...(hearers.get(method) ?? []), hear]),
    close: () => socket.close(),
  }
}
