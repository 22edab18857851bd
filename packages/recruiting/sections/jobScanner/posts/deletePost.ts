import { smmPosts } from '#packages/recruiting/results/smmPosts.ts'
import type { KeptPost } from './KeptPost.ts'

const { linkedinDeleted, facebookDeleted, instagramDeleted } = smmPosts.actions

/** The action that deletes a post: by user id and page post id on Facebook, by post URN and user id on LinkedIn (R5.7). */
export function deletePost({ network, id, userId }: KeptPost) {
  if (network === 'facebook') return facebookDeleted({ userId, pagePostId: id })
  if (network === 'instagram') return instagramDeleted({ userId, postId: id })
  return linkedinDeleted({ postUrn: id, userId })
}
