/** Fetches data from the preview; throws if it does not answer. */
export async function ask<Value>(path: string): Promise<Value> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Value
}

/** Sends a request to the preview. Returns undefined on success, or one sentence with the reason for the failure. */
export async function tell(path: string, body: object): Promise<string | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const answer = (await response.json()) as { message?: string }
    return response.ok ? undefined : (answer.message ?? `The preview responded with status ${response.status}.`)
  } catch {
    return 'The preview does not respond. Check that it is still running.'
  }
}
