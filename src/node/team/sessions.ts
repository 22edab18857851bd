import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '#src/node/edit/rights/rightsOf.ts'

/** A person who is logged in; `idToken` is for the logout at the provider. */
export type Session = { person: Person; idToken?: string | undefined; since: number; seen: number }

/** The sessions of a server, in memory. Ids are random; only their hashes are stored. */
export type Sessions = {
  /** Starts a session and returns its id. */
  start(person: Person, idToken?: string): string
  /** The session of an id, unless it has ended. `isUse` says whether the request counts as activity. */
  find(id: string | undefined, isUse?: boolean): Session | undefined
  end(id: string): void
  /** Calls back when a session ends; returns a function that stops this. */
  onEnd(session: Session, ended: () => void): () => void
  /** Ends idle and old sessions. */
  sweep(): void
}

/** How long sessions last without use and in any case, in milliseconds. */
export type SessionLimits = { idleMs: number; mostMs: number }

/** Beyond this number, the oldest session ends. */
const MOST = 10_000

/** Sessions with limits, which are read again for each question. `now` is in milliseconds since 1970. */
export function memorySessions(limits: () => SessionLimits, now: () => number): Sessions {
  const sessions = new Map<string, Session>()
  const waiting = new Map<Session, Set<() => void>>()
  const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url')

  function drop(key: string): void {
    const session = sessions.get(key)
    if (!session) return
    sessions.delete(key)
    const callbacks = waiting.get(session) ?? []
    waiting.delete(session)
    for (const ended of callbacks) ended()
  }

  function isOver({ since, seen }: Session): boolean {
    const { idleMs, mostMs } = limits()
    return now() - seen > idleMs || now() - since > mostMs
  }

  return {
    start(person, idToken) {
      const id = randomBytes(32).toString('base64url')
      sessions.set(keyOf(id), { person, idToken, since: now(), seen: now() })
      if (sessions.size > MOST) drop(sessions.keys().next().value!)
      return id
    },
    find(id, isUse = true) {
      const key = id === undefined ? '' : keyOf(id)
      const session = sessions.get(key)
      if (!session) return undefined
      if (isOver(session)) {
        drop(key)
        return undefined
      }
      if (isUse) session.seen = now()
      return session
    },
    end: (id) => drop(keyOf(id)),
    onEnd(session, ended) {
      const all = waiting.get(session) ?? new Set()
      waiting.set(session, all.add(ended))
      return () => void all.delete(ended)
    },
    sweep() {
      for (const [key, session] of sessions) if (isOver(session)) drop(key)
    },
  }
}
