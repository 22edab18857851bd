import type { KeptMessage } from './KeptMessage.ts'
import { outboxKey } from './outboxKey.ts'

/** Limits per form: number of messages, and length of the stored value, in characters. */
const MOST_MESSAGES = 5
const MOST_CHARS = 100_000

/** Unsent messages of one form in this browser. No method throws; if storage is blocked there are none. */
export type Outbox = {
  /** Their storage key. */
  name: string
  /** In the order in which they were written. */
  list(): KeptMessage[]
  /** Stores a message, replacing an earlier one with the same key. False if the browser refuses, or has no room. */
  keep(message: KeptMessage): boolean
  remove(key: string): void
}

/** The outbox of a form. A foreign or malformed value counts as empty, and stays until it is replaced. */
export function openOutbox(form: string, window: Pick<Window, 'localStorage' | 'document'>): Outbox {
  const name = outboxKey(window.document, form)

  function list(): KeptMessage[] {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(name) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isMessage) : []
    } catch {
      return []
    }
  }

  function store(messages: KeptMessage[]): boolean {
    try {
      if (messages.length === 0) window.localStorage.removeItem(name)
      else {
        const text = JSON.stringify(messages)
        if (messages.length > MOST_MESSAGES || text.length > MOST_CHARS) return false
        window.localStorage.setItem(name, text)
        // Some browsers accept a value silently and store nothing.
        return window.localStorage.getItem(name) === text
      }
      return true
    } catch {
      return false
    }
  }

  return {
    name,
    list,
    keep: (message) => store([...list().filter(({ key }) => key !== message.key), message]),
    remove(key) {
      const messages = list()
      if (messages.some((message) => message.key === key)) store(messages.filter((message) => message.key !== key))
    },
  }
}

function isMessage(value: unknown): value is KeptMessage {
  if (typeof value !== 'object' || value === null) return false
  const { key, at, page, values, trap, elapsed } = value as Record<keyof KeptMessage, unknown>
  return (
    [key, page, trap].every((text) => typeof text === 'string') &&
    // A valid point in time.
    [at, elapsed].every((number) => typeof number === 'number' && Math.abs(number) <= 8.64e15) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}
