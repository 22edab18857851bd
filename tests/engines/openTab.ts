import { expect } from 'vitest'
import type { Bidi } from './bidi.ts'

/** A guard against hanging only. */
const PATIENCE_MS = 30_000

/** Keys that are not characters, as WebDriver writes them. */
const KEYS = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Space: '\ue00d', ArrowDown: '\ue015', ArrowRight: '\ue014' }

/** A tab; `faults` collects uncaught errors and errors on the console. */
export type EngineTab = {
  faults: string[]
  goto(address: string): Promise<void>
  /** Runs a function in the page, with an argument that is plain data, and gives what it settles with, plain data too. */
  run<Result, Input = undefined>(look: (input: Input) => Result | Promise<Result>, input?: Input): Promise<Result>
  /** The same until it gives the value that is wanted. */
  sees<Result, Input = undefined>(wanted: Result, look: (input: Input) => Result | Promise<Result>, input?: Input): Promise<void>
  /** Moves the pointer to the middle of what a selector names, once it stands still in view. */
  point(selector: string): Promise<void>
  click(selector: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
}

type LogEntry = { level: string; text: string; source: { context?: string } }

/** Opens a tab of that size; `scripts` says whether the browser runs any. */
export async function openTab(bidi: Bidi, { width = 1440, height = 900, scripts = true } = {}): Promise<EngineTab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
  const faults: string[] = []
  await bidi.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] })
  bidi.on('log.entryAdded', (({ level, text, source }: LogEntry) => {
    if (level === 'error' && source.context === context) faults.push(text)
  }) as (params: never) => void)
  const resize = async (wide: number, high: number) =>
    void (await bidi.send('browsingContext.setViewport', { context, viewport: { width: wide, height: high } }))
  await resize(width, height)

  const run: EngineTab['run'] = async (look, input) => {
    const answer = await bidi.send<{ type: string; result?: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        // Where a page may run no scripts nothing settles later either.
        functionDeclaration: scripts
          ? `async (input) => JSON.stringify({ value: await (${look.toString()})(JSON.parse(input)) })`
          : `(input) => JSON.stringify({ value: (${look.toString()})(JSON.parse(input)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(input ?? null) }],
        awaitPromise: scripts,
        target: { context, sandbox: 'look' },
      },
    )
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails!.text)
    return (JSON.parse(answer.result!.value!) as { value: never }).value
  }
  const sees: EngineTab['sees'] = async (wanted, look, input) => {
    // What runs while a document is replaced fails, and is asked again.
    await expect.poll(() => run(look, input).catch(String), { timeout: PATIENCE_MS, interval: 40 }).toEqual(wanted)
  }
  const act = async (...actions: Record<string, unknown>[]) => void (await bidi.send('input.performActions', { context, actions }))
  const keys = (values: string[]) =>
    act({ type: 'key', id: 'keys', actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))) })
  const pointer = (steps: Record<string, unknown>[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps })
  const middle = async (selector: string) => {
    await sees(true, (name: string) => document.querySelector(name) !== null, selector)
    const place = () =>
      run((name: string) => {
        const element = document.querySelector(name)!
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      }, selector)
    for (let last = await place(); ;) {
      const now = await place()
      if (now.x === last.x && now.y === last.y) return now
      last = now
    }
  }
  return {
    faults,
    run,
    sees,
    resize,
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async point(selector) {
      await pointer([{ type: 'pointerMove', duration: 30, ...(await middle(selector)) }])
    },
    async click(selector) {
      const at = await middle(selector)
      await pointer([{ type: 'pointerMove', duration: 0, ...at }, ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))])
    },
    press: (key) => keys([KEYS[key]]),
    type: (text) => keys([...text]),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
  }
}
