import { randomBytes } from 'node:crypto'
import { type Challenge, type Payload, createChallenge, verifySolution } from 'altcha-lib'
import type { Clock } from '#src/node/receive/clock.ts'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Small puzzles that a browser solves before it sends. */
export type Proofs = {
  challenge(): Promise<Challenge>
  /** Whether a solved challenge, base64, is one of ours, still valid, and used for the first time. */
  isGood(proof: string): Promise<boolean>
}

const VALID_MS = 10 * 60_000
/** Some hundred tries of a millisecond each, on average: a second on a phone. */
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' }
const MOST_USED = 50_000
const LONGEST = 4000

/** Creates and verifies puzzles (ALTCHA). Without a key, each process generates its own, and accepts no puzzle of another process. */
export function proofs(key: string = randomBytes(32).toString('hex'), clock: Clock): Proofs {
  /** Signatures of used challenges, with their expiry. */
  const used = new Map<string, number>()
  // The library uses the system clock.
  const now = () => clock.onTheWall(clock.now()).getTime()
  return {
    challenge: () =>
      createChallenge({ ...DIFFICULTY, deriveKey, hmacSignatureSecret: key, expiresAt: Math.floor((now() + VALID_MS) / 1000) }),
    async isGood(proof) {
      const payload = proof.length <= LONGEST ? payloadOf(proof) : null
      const signature = payload?.challenge.signature
      const ends = (payload?.challenge.parameters.expiresAt ?? 0) * 1000
      if (!payload || typeof signature !== 'string' || !(ends > now()) || used.has(signature)) return false
      for (const [old, end] of used) if (end <= now() || used.size >= MOST_USED) used.delete(old)
      // Recorded before verification, so that of two concurrent uses only one is the first.
      used.set(signature, ends)
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: key })
        if (!verified) used.delete(signature)
        return verified
      } catch {
        used.delete(signature)
        return false
      }
    },
  }
}

function payloadOf(proof: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload | null
    const isRight = typeof payload?.challenge?.parameters?.salt === 'string' && typeof payload.solution?.derivedKey === 'string'
    // The cost of verification depends on the signed parameters, so only our own challenges are verified.
    return isRight && payload.challenge.parameters.cost === DIFFICULTY.cost ? payload : null
  } catch {
    return null
  }
}
