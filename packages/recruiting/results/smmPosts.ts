import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isText, listOf, recordOf, shape } from 'page-builder/store'
import { listAt, withKey, withoutKey } from './recordEntries.ts'

/**
 * A Facebook post, identified by `post_id`: the id of the page or account, then `_` and the id of the post. `created` is an ISO date or
 * empty.
 */
export type FacebookPost = { post_id: string; message: string; created: string; link: string }

/** An Instagram post, identified by `id`. */
type InstagramPost = { id: string; caption: string; created: string; link: string }

/** A LinkedIn post, identified by `postId`, which is the post’s URN. `author` is the id of the organization it is for, if any. */
export type LinkedinPost = { postId: string; text: string; created: string; link: string; author?: string }

/** Posts of each platform, keyed by the id of their account; for a page, by the id of the account that runs it (R5.7). */
export type SmmPosts = {
  facebook: Record<string, FacebookPost[]>
  instagram: Record<string, InstagramPost[]>
  linkedin: Record<string, LinkedinPost[]>
}

type AddedPosts =
  | { platform: 'facebook'; accountId: string; posts: FacebookPost[] }
  | { platform: 'instagram'; accountId: string; posts: InstagramPost[] }
  | { platform: 'linkedin'; accountId: string; posts: LinkedinPost[] }

const initialState: SmmPosts = { facebook: {}, instagram: {}, linkedin: {} }

/** Whether a value is the state of `smmPosts`. */
export const isSmmPosts = shape<SmmPosts>({
  facebook: recordOf(listOf(shape<FacebookPost>({ post_id: isText, message: isText, created: isText, link: isText }))),
  instagram: recordOf(listOf(shape<InstagramPost>({ id: isText, caption: isText, created: isText, link: isText }))),
  linkedin: recordOf(listOf(shape<Omit<LinkedinPost, 'author'>>({ postId: isText, text: isText, created: isText, link: isText }))),
})

const facebookId = (post: FacebookPost) => post.post_id
const instagramId = (post: InstagramPost) => post.id
const linkedinId = (post: LinkedinPost) => post.postId

// An existing post stays in its position and gets the new content; a new one is appended.
function joined<Post>(record: Record<string, Post[]>, accountId: string, posts: Post[], idOf: (post: Post) => string) {
  const byId = new Map(listAt(record, accountId).map((post) => [idOf(post), post]))
  for (const post of posts) byId.set(idOf(post), post)
  return withKey(record, accountId, [...byId.values()])
}

function without<Post>(record: Record<string, Post[]>, accountId: string, id: string, idOf: (post: Post) => string) {
  const posts = listAt(record, accountId)
  const left = posts.filter((post) => idOf(post) !== id)
  if (left.length === posts.length) return record
  return left.length === 0 ? withoutKey(record, accountId) : withKey(record, accountId, left)
}

/**
 * Slice `smmPosts`: `added` adds posts to an account in bulk (replacing those with the same id); `facebookDeleted` takes user id and page
 * post id, `instagramDeleted` user id and post id, `linkedinDeleted` post URN and user id; `cleared` empties all platforms. Deleting an
 * unknown post does nothing.
 */
export const smmPosts = createSlice({
  name: 'smmPosts',
  initialState,
  reducers: {
    added: (state, { payload }: PayloadAction<AddedPosts>): SmmPosts => {
      const { platform, accountId } = payload
      if (platform === 'facebook') return { ...state, facebook: joined(state.facebook, accountId, payload.posts, facebookId) }
      if (platform === 'instagram') return { ...state, instagram: joined(state.instagram, accountId, payload.posts, instagramId) }
      return { ...state, linkedin: joined(state.linkedin, accountId, payload.posts, linkedinId) }
    },
    facebookDeleted: (state, { payload }: PayloadAction<{ userId: string; pagePostId: string }>): SmmPosts => ({
      ...state,
      facebook: without(state.facebook, payload.userId, payload.pagePostId, facebookId),
    }),
    instagramDeleted: (state, { payload }: PayloadAction<{ userId: string; postId: string }>): SmmPosts => ({
      ...state,
      instagram: without(state.instagram, payload.userId, payload.postId, instagramId),
    }),
    linkedinDeleted: (state, { payload }: PayloadAction<{ postUrn: string; userId: string }>): SmmPosts => ({
      ...state,
      linkedin: without(state.linkedin, payload.userId, payload.postUrn, linkedinId),
    }),
    cleared: () => initialState,
  },
})
