import { z } from 'zod'
import * as oidc from 'openid-client'
import type { Team } from '#schemas/team.ts'
import type { Person } from '#src/node/edit/rights/rightsOf.ts'

/** A login that has begun: what the browser keeps until the provider sends it back. `to` is where it goes then. */
const Attempt = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string(), until: z.number() })
export type Attempt = z.output<typeof Attempt>

/** The login at an identity provider. Its methods reject if the provider does not respond or refuses. */
export type OidcLogin = {
  begin(to: string): Promise<{ url: string; attempt: Attempt }>
  /** The person whom the provider names in its response; rejects with a `LoginError` that says why they cannot log in. */
  finish(response: URL, attempt: Attempt): Promise<{ person: Person; idToken: string }>
  /** Where the provider ends its own session, if it can. */
  logoutUrl(idToken: string): Promise<string | undefined>
}

/** A login that did not succeed; the message is for the person. */
export class LoginError extends Error {}

/** How long a login may take, in milliseconds. */
export const ATTEMPT_MS = 10 * 60_000

/** Requests to the provider end after this time, in seconds. */
const PATIENCE_S = 10

/** Claims of an unexpected form count as missing. */
const Claims = z.object({
  email: z.string().min(3).max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
})

/** Parses an attempt from its cookie; undefined if it is not one or is too old. */
export function readAttempt(text: string | undefined, now: number): Attempt | undefined {
  try {
    const attempt = Attempt.safeParse(JSON.parse(text ?? ''))
    return attempt.success && attempt.data.until > now ? attempt.data : undefined
  } catch {
    return undefined
  }
}

/** Authorization code with PKCE. The provider sends people back to `callback`, and after the logout to `home`. */
export function oidcLogin(
  login: NonNullable<Team['login']>,
  { secret, callback, home, now }: { secret: string; callback: string; home: string; now: () => number },
): OidcLogin {
  let known: Promise<oidc.Configuration> | undefined

  function configuration(): Promise<oidc.Configuration> {
    const isLocal = login.issuer.startsWith('http:')
    known ??= oidc.discovery(new URL(login.issuer), login.clientId, undefined, oidc.ClientSecretBasic(secret), {
      timeout: PATIENCE_S,
      // The signature counts, although the token comes from the provider directly.
      execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
    })
    known.catch(() => (known = undefined))
    return known
  }

  return {
    async begin(to) {
      const config = await configuration()
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: login.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, attempt: { state, nonce, verifier, to, until: now() + ATTEMPT_MS } }
    },
    async finish(response, { state, nonce, verifier }) {
      const config = await configuration()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await oidc.authorizationCodeGrant(config, response, checks)
      const idClaims = tokens.claims()!
      // Providers may name people at another address only.
      const more =
        idClaims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, idClaims.sub)
          : {}
      return { person: personIn({ ...more, ...idClaims }, login), idToken: tokens.id_token! }
    },
    async logoutUrl(idToken) {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: home }).href
    },
  }
}

function personIn(claims: Record<string, unknown>, { groupsClaim, trustUnverifiedEmail }: NonNullable<Team['login']>): Person {
  const { email, email_verified: isVerified, name } = Claims.parse(claims)
  if (email === undefined) throw new LoginError('Your account has no e-mail address. Ask your administrator for the claim "email".')
  if (isVerified !== true && !trustUnverifiedEmail)
    throw new LoginError('Your e-mail address is not verified by the identity provider. Verify it there, and log in again.')
  const groups = claims[groupsClaim]
  return {
    email: email.toLowerCase(),
    name: name ?? email,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  }
}
