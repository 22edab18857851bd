import type { Redirect } from '#src/site/redirects/redirect.ts'

/** A change of the redirect of one path. */
export type RedirectChange =
  | { did: 'added'; now: Redirect }
  | { did: 'removed'; old: Redirect }
  | { did: 'changed'; old: Redirect; now: Redirect }

/** Differences between two lists of redirects, in the order of the new one; removed ones come first. Their order does not matter. */
export function redirectChanges(before: readonly Redirect[], after: readonly Redirect[]): RedirectChange[] {
  const [old, now] = [byPath(before), byPath(after)]
  return [
    ...[...old.values()].flatMap((redirect): RedirectChange[] => (now.has(redirect.from) ? [] : [{ did: 'removed', old: redirect }])),
    ...[...now.values()].flatMap((redirect): RedirectChange[] => {
      const was = old.get(redirect.from)
      if (!was) return [{ did: 'added', now: redirect }]
      const isSame = was.to === redirect.to && was.status === redirect.status && (was.keepQuery ?? true) === (redirect.keepQuery ?? true)
      return isSame ? [] : [{ did: 'changed', old: was, now: redirect }]
    }),
  ]
}

function byPath(redirects: readonly Redirect[]): Map<string, Redirect> {
  return new Map(redirects.map((redirect) => [redirect.from, redirect]))
}
