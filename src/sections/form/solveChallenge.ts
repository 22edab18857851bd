import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { hrefOf } from '#src/site/base/siteBase.ts'

/** Fetches a challenge from the receiver and solves it; returns the proof in the receiver’s format. Rejects if either step fails. */
export async function solveChallenge(url: string): Promise<string> {
  const challenge = (await (await fetch(hrefOf(url), { credentials: 'omit' })).json()) as Challenge
  const solution = await solve({ challenge, deriveKey })
  if (!solution) throw new Error('The receiver’s challenge was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
