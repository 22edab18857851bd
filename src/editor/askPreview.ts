/** Sends a request to the preview server: GET, or POST if there is a body. Rejects with a message for authors; `cause` is the answer. */
export async function askPreview<Value>(path: string, body?: object): Promise<Value> {
  const options: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers: { accept: 'application/json' }, cache: 'no-store' }
  const response = await fetch(path, options).catch(() => {
    throw new Error('The preview does not respond. Check that it is still running. Your changes are kept in this browser.')
  })
  const answer = (await response.json().catch(() => undefined)) as (Value & { message?: string }) | undefined
  if (!response.ok || answer === undefined)
    throw new Error(answer?.message ?? `The preview failed with status ${response.status}. Its log says why.`, { cause: answer })
  return answer
}
