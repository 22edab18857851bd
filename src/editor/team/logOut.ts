/** Ends the session, and then that of the identity provider, if it can be ended. */
export async function logOut(): Promise<void> {
  const response = await fetch('/_team/logout', { method: 'POST' })
  const { to } = (await response.json()) as { to?: string }
  location.assign(to ?? '/_team/out')
}
