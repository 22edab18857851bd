import type { PostAccount } from './PostAccount.ts'

/** How long a service may take. */
const PATIENCE_MS = 15_000

/**
 * The accounts of the visitor as a service knows them: POST of `{ input: {} }` to `<address>/accounts`, which answers `{ output }` as
 * `accountsAnswer` says. Unlike an analysis it is about somebody, so it carries the cookies of the service. Null for no answer, or another.
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

/** The accounts of an answer, the own ones first; what nobody runs is left out. */
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
