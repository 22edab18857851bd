import type { PostAccount } from './PostAccount.ts'

/** The timeout for a service. */
const PATIENCE_MS = 15_000

/**
 * The visitor’s accounts from a service: POST of `{ input: {} }` to `<address>/accounts`, which answers `{ output }` in the form of
 * `accountsAnswer`. Unlike an analysis it depends on the visitor, so it sends the service’s cookies. Null without a valid answer.
 */
export async function askAccounts(address: string, send: typeof fetch = (...args) => fetch(...args)): Promise<PostAccount[] | null> {
  try {
    const response = await send(`${address}/accounts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ input: {} }),
      credentials: 'include',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return null
    const answer = (await response.json()) as { output?: unknown } | null
    // oxlint-disable-next-line no-restricted-imports -- Like the answers of tools, it is parsed in a chunk of its own.
    const { accountsAnswer } = await import('#packages/recruiting/schemas/accountsAnswer.ts')
    const parsed = accountsAnswer.safeParse(answer?.output)
    return parsed.success ? accountsIn(parsed.data) : null
  } catch {
    return null
  }
}

type Known = { id: string; name: string; link: string }
type Answer = Record<'linkedin' | 'facebook' | 'instagram', Known | null> & Record<'linkedinOrgs' | 'fbPages', Known[]>

/** The accounts of an answer, the own ones first; pages without an own account are dropped. */
function accountsIn({ linkedin, linkedinOrgs, facebook, fbPages, instagram }: Answer): PostAccount[] {
  const of = (network: PostAccount['network'], own: Known | null, run: Known[]): PostAccount[] =>
    own
      ? [
          { network, kind: 'own', userId: own.id, ...own },
          ...run.map((page): PostAccount => ({ network, kind: 'page', userId: own.id, ...page })),
        ]
      : []
  return [...of('linkedin', linkedin, linkedinOrgs), ...of('facebook', facebook, fbPages), ...of('instagram', instagram, [])]
}
