import { z } from 'zod'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import { refused } from '#src/node/dev/refused.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import { publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { siteReview } from '#src/node/review/siteReview.ts'
import { printable } from '#src/node/text/printable.ts'
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
function whyNoPublish(guard: Guard, branch: string, own = FOR_APPROVAL): string | undefined {
  const forbidden = guard.whyNotAct('publish')
  const isSent = guard.whyNotAct('send') === undefined
  if (forbidden === undefined || !isSent) return forbidden
  return branch.startsWith(own) ? undefined : `${forbidden} To send it for approval, name a branch that begins with ${own}.`
}

/** Why changes cannot be added to a branch of others: it has commits that this folder has not, and the new one would revert them. */
async function whyNoBranch({ top, head }: GitPlace, branch: string): Promise<string | undefined> {
  const tip = await askGit(top, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]).catch(() => '')
  if (tip === '' || tip.trim() === head) return undefined
  return `The branch ${printable(branch)} has changes that are not in your folder yet, and yours would revert them. Name another branch.`
}

/** The table: the endpoints of the review in the editor. */
export const reviewEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/review': { method: 'GET', answer: async (desk) => ({ status: 200, body: await editorReview(desk) }) },
  '/_dev/edit/publish': {
    method: 'POST',
    answer: ofShape(Publish, 'Enter a branch and a summary.', async ({ configDir, guard, team, at = Date.now() }, asked) => {
      const forbidden = guard && whyNoPublish(guard, asked.branch, team?.branches)
      if (forbidden !== undefined) return refused(403, forbidden)
      const place = await gitPlace(configDir)
      if ('failure' in place) return refused(409, place.failure)
      const foreign = team && !asked.branch.startsWith(team.branches) ? await whyNoBranch(place, asked.branch) : undefined
      if (foreign !== undefined) return refused(409, foreign)
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
