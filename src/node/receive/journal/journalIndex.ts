import type { Place } from './appendLog.ts'
import type { JournalEntry } from './journalEntry.ts'
import type { DeliveryState, Suspicion } from './submission.ts'

/** The data of a message in memory: everything except the visitor’s input, which stays on disk. */
export type IndexedMessage = {
  id: string
  form: string
  at: number
  place: Place
  keys: string[]
  content: string
  suspicion?: Suspicion | undefined
  isHeld: boolean
  deliveries: Map<string, DeliveryState>
}

/** The messages of a journal, in order of receipt. */
export type JournalIndex = {
  messages: Map<string, IndexedMessage>
  /** Messages by their keys. */
  byKey: Map<string, IndexedMessage>
  /** Messages waiting for delivery, by recipient. */
  waiting: Map<string, Set<IndexedMessage>>
  /** Processes a line of the journal at a position. */
  apply(entry: JournalEntry, place: Place): void
}

/** An empty index. */
export function journalIndex(): JournalIndex {
  const messages = new Map<string, IndexedMessage>()
  const byKey = new Map<string, IndexedMessage>()
  const waiting = new Map<string, Set<IndexedMessage>>()

  function note(message: IndexedMessage): void {
    for (const [recipient, { state }] of message.deliveries) {
      let those = waiting.get(recipient)
      if (!those) waiting.set(recipient, (those = new Set()))
      if (state === 'waiting' && !message.isHeld) those.add(message)
      else those.delete(message)
    }
  }

  function forget(message: IndexedMessage): void {
    messages.delete(message.id)
    for (const key of message.keys) if (byKey.get(key) === message) byKey.delete(key)
    for (const those of waiting.values()) those.delete(message)
  }

  return {
    messages,
    byKey,
    waiting,
    apply(entry, place) {
      if (entry.entry === 'message') {
        const { submission, keys, content, suspicion, isHeld, deliveries } = entry
        const { id, form, at } = submission
        const message = { id, form, at, place, keys, content, suspicion, isHeld, deliveries: new Map(Object.entries(deliveries)) }
        messages.set(id, message)
        for (const key of keys) byKey.set(key, message)
        note(message)
      } else if (entry.entry === 'gone') {
        for (const id of entry.ids) if (messages.has(id)) forget(messages.get(id)!)
      } else if (entry.entry !== 'sign') {
        const message = messages.get(entry.id)
        if (!message) return
        if (entry.entry === 'delivery') message.deliveries.set(entry.recipient, entry.delivery)
        else {
          const isRelease = entry.entry === 'released'
          if (isRelease) message.isHeld = false
          for (const [recipient, { state, attempts }] of message.deliveries) {
            if (isRelease || state === 'failed')
              message.deliveries.set(recipient, { state: 'waiting', attempts: isRelease ? attempts : 0, since: entry.at, next: entry.at })
          }
        }
        note(message)
      }
    },
  }
}
