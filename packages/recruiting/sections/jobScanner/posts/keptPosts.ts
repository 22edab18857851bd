import type { SmmPosts } from '#packages/recruiting/results/smmPosts.ts'
import type { KeptPost } from './KeptPost.ts'

/** All stored posts, newest first. */
export function keptPosts({ linkedin, facebook, instagram }: SmmPosts): KeptPost[] {
  const onLinkedin = under(linkedin).map(({ userId, post: { postId, text, created, link, author = userId } }) => {
    return { network: 'linkedin' as const, id: postId, userId, author, text, created, link }
  })
  const onFacebook = under(facebook).map(({ userId, post: { post_id, message, created, link } }) => {
    const author = post_id.slice(0, Math.max(0, post_id.lastIndexOf('_'))) || userId
    return { network: 'facebook' as const, id: post_id, userId, author, text: message, created, link }
  })
  const onInstagram = under(instagram).map(({ userId, post: { id, caption, created, link } }) => {
    return { network: 'instagram' as const, id, userId, author: userId, text: caption, created, link }
  })
  return [...onLinkedin, ...onFacebook, ...onInstagram].sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
}

function under<Post>(record: Record<string, Post[]>): { userId: string; post: Post }[] {
  return Object.entries(record).flatMap(([userId, posts]) => posts.map((post) => ({ userId, post })))
}
