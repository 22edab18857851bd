import { afterEach, expect, test, vi } from 'vitest'
import { askPreview } from './askPreview.ts'

afterEach(() => void vi.unstubAllGlobals())

const answering = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response))

test('a refusal has the message of the preview, and its answer', async () => {
  answering(Response.json({ message: 'Select a section.', problems: [] }, { status: 409 }))
  const failed = await askPreview('/_dev/edit/apply', {}).catch((error: unknown) => error)
  expect(failed).toMatchObject({ message: 'Select a section.', cause: { problems: [] } })
})

test.each([500, 502])('an answer with status %s that is no JSON is a failure in words', async (status) => {
  answering(new Response('<!doctype html>', { status }))
  await expect(askPreview('/_dev/edit/site')).rejects.toThrow(`The preview failed with status ${status}. Its log says why.`)
})
