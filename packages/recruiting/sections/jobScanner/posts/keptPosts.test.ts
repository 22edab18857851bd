import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { isSmmPosts } from '#packages/recruiting/results/smmPosts.ts'
import { deletePost } from './deletePost.ts'
import { keepPost } from './keepPost.ts'
import { keptPosts } from './keptPosts.ts'
import { newPost } from './newPost.ts'
import type { PostAccount } from './PostAccount.ts'

const account = (network: PostAccount['network'], id: string, userId = id): PostAccount => {
  return { network, kind: id === userId ? 'own' : 'page', id, userId, name: id, link: '' }
}
const accounts = [
  account('linkedin', 'robin'),
  account('linkedin', 'corner-bakery', 'robin'),
  account('facebook', 'robin.example'),
  account('facebook', '771', 'robin.example'),
  account('instagram', 'bakery'),
]
const made = accounts.map((one, at) => newPost(one, { text: `Post ${at}`, link: 'https://bakery.example/' }, `u${at}`, at * 1000))

/** A store, and its stored posts. */
function opened() {
  const store = configureStore({ reducer: registered.reducer })
  for (const post of made) store.dispatch(keepPost(post))
  return { store, kept: () => keptPosts(store.getState().smmPosts), state: () => store.getState().smmPosts }
}

test('R5.7 posts come back as they were kept, for their accounts, the last one first', () => {
  expect(opened().kept()).toEqual(made.toReversed())
})

test('R5.7 posts are stored by platform and user, under the ids of the platform', () => {
  const state = opened().state()
  expect(isSmmPosts(state)).toBe(true)
  expect(state.linkedin['robin']!.map(({ postId }) => postId)).toEqual(['urn:uuid:u0', 'urn:uuid:u1'])
  expect(state.facebook['robin.example']!.map(({ post_id }) => post_id)).toEqual(['robin.example_u2', '771_u3'])
  expect(state.instagram['bakery']!.map(({ id }) => id)).toEqual(['u4'])
})

test.each(made)('R5.7 the $network post $id is edited and deleted, and no other', (post) => {
  const { store, kept } = opened()
  store.dispatch(keepPost({ ...post, text: 'Changed' }))
  expect(kept().find(({ id }) => id === post.id)).toEqual({ ...post, text: 'Changed' })
  expect(kept()).toHaveLength(made.length)
  store.dispatch(deletePost(post))
  expect(kept().map(({ id }) => id)).toEqual(
    made
      .toReversed()
      .filter((other) => other !== post)
      .map(({ id }) => id),
  )
})

test('R5.7 posts that a platform named itself are read as well', () => {
  expect(keptPosts(SAMPLE_STATE.smmPosts)).toEqual([
    { network: 'facebook', id: '7_1', userId: 'user-1', author: '7', text: 'Rolls today', created: '2025-01-02', link: '' },
    { network: 'linkedin', id: 'urn:li:share:1', userId: 'user-1', author: 'user-1', text: 'We are hiring', created: '', link: '' },
    { network: 'instagram', id: 'i1', userId: 'user-1', author: 'user-1', text: 'Rolls', created: '', link: '' },
  ])
})
