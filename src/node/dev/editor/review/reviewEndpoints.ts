import { z } from 'zod'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import { refused } from '#src/node/dev/refused.ts'
import { gitPlace } from '#src/node/review/gitPlace.ts'
import { publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { siteReview } from '#src/node/review/siteReview.ts'
import { editorReview } from './editorReview.ts'
import type { EditorPublished } from './reviewWire.ts'

/** What to publish: `reviewed` identifies the config that the author reviewed. */
const Publish = z.strictObject({
  branch: z.string().min(1).max(200),
  title: z.string().trim().min(1).max(200),
  push: z.boolean(),
  pullRequest: z.boolean(),
  reviewed: z.string().max(100),
})

/** Branches of changes that wait for approval. */
const FOR_APPROVAL = 'edit/'

/** Why a person may not publish. Those who may only send for approval do so on branches of their own. */
function whyNoPublish(guard: Guard, { branch }: { branch: string }): string | undefined {
  const forbidden = guard.whyNotAct('publish')
  if (forbidden === undefined || guard.whyNotAct('send') !== undefined) return forbidden
  return branch.startsWith(FOR_APPROVAL)
    ? undefined
    : `${forbidden} To send it for approval, name a branch that begins with ${FOR_APPROVAL}.`
}

/** The table: the endpoints of the review in the editor. */
export const reviewEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/review': { method: 'GET', answer: async (desk) => ({ status: 200, body: await editorReview(desk) }) },
  '/_dev/edit/publish': {
    method: 'POST',
    answer: ofShape(Publish, 'Enter a branch and a summary.', async ({ configDir, guard, at = Date.now() }, asked) => {
      const forbidden = guard && whyNoPublish(guard, asked)
      if (forbidden !== undefined) return refused(403, forbidden)
      const place = await gitPlace(configDir)
      if ('failure' in place) return refused(409, place.failure)
      const { text, problems } = await siteReview(configDir, at)
      if (problems.some(({ severity }) => severity === 'error')) return refused(409, 'The site has errors and cannot be built.')
      const published = await publishConfig(place, { ...asked, text, isThere: false })
      if ('failure' in published) return refused(409, published.failure)
      const { pullRequest, link, pushed, ...committed } = published
      const { done, unfinished } = publishedText({ ...committed, pushed }, asked.branch)
      const links = [
        ...(pullRequest ? [{ label: pullRequest.isNew ? 'Pull request' : 'Open pull request', url: pullRequest.url }] : []),
        ...(link === undefined ? [] : [{ label: 'Request a review', url: link }]),
      ]
      const body: EditorPublished = { done, links, unfinished: unfinished ?? null }
      return { status: 200, body }
    }),
  },
}
