import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { smmPosts, type FacebookPost, type LinkedinPost } from './smmPosts.ts'

const { reducer, actions } = smmPosts
const onFacebook = (post_id: string, message = ''): FacebookPost => ({ post_id, message, created: '', link: '' })
const onLinkedin = (postId: string): LinkedinPost => ({ postId, text: '', created: '', link: '' })

test('R5.7 it starts with no posts on three platforms', () => {
  expect(INITIAL_STATE.smmPosts).toEqual({ facebook: {}, instagram: {}, linkedin: {} })
})

test('R5.7 posts are added in bulk under their account, each platform for itself', () => {
  const one = reducer(undefined, actions.added({ platform: 'facebook', accountId: 'u1', posts: [onFacebook('1'), onFacebook('2')] }))
  const two = reducer(one, actions.added({ platform: 'linkedin', accountId: 'u1', posts: [onLinkedin('urn:1')] }))
  const three = reducer(
    two,
    actions.added({ platform: 'instagram', accountId: 'u2', posts: [{ id: 'i', caption: '', created: '', link: '' }] }),
  )
  expect(three).toEqual({
    facebook: { u1: [onFacebook('1'), onFacebook('2')] },
    instagram: { u2: [{ id: 'i', caption: '', created: '', link: '' }] },
    linkedin: { u1: [onLinkedin('urn:1')] },
  })
})

test('R5.7 a post that is there already is replaced, by its id', () => {
  const one = reducer(undefined, actions.added({ platform: 'facebook', accountId: 'u1', posts: [onFacebook('1'), onFacebook('2')] }))
  const two = reducer(one, actions.added({ platform: 'facebook', accountId: 'u1', posts: [onFacebook('1', 'edited')] }))
  expect(two.facebook).toEqual({ u1: [onFacebook('1', 'edited'), onFacebook('2')] })
})

test('R5.7 a Facebook post is deleted by user id and page post id', () => {
  const state = { ...INITIAL_STATE.smmPosts, facebook: { u1: [onFacebook('1'), onFacebook('2')], u2: [onFacebook('1')] } }
  expect(reducer(state, actions.facebookDeleted({ userId: 'u1', pagePostId: '1' })).facebook).toEqual({
    u1: [onFacebook('2')],
    u2: [onFacebook('1')],
  })
})

test('R5.7 a LinkedIn post is deleted by post URN and user id', () => {
  const state = { ...INITIAL_STATE.smmPosts, linkedin: { u1: [onLinkedin('urn:1'), onLinkedin('urn:2')], u2: [onLinkedin('urn:1')] } }
  expect(reducer(state, actions.linkedinDeleted({ postUrn: 'urn:1', userId: 'u2' })).linkedin).toEqual({
    u1: [onLinkedin('urn:1'), onLinkedin('urn:2')],
  })
})

test('R5.7 an Instagram post is deleted by user id and post id', () => {
  expect(reducer(SAMPLE_STATE.smmPosts, actions.instagramDeleted({ userId: 'user-1', postId: 'i1' })).instagram).toEqual({})
})

test('R5.7 deleting what is not there changes nothing', () => {
  const state = SAMPLE_STATE.smmPosts
  expect(reducer(state, actions.facebookDeleted({ userId: 'user-1', pagePostId: 'none' }))).toEqual(state)
  expect(reducer(state, actions.facebookDeleted({ userId: 'none', pagePostId: '7_1' }))).toEqual(state)
  expect(reducer(state, actions.linkedinDeleted({ postUrn: 'none', userId: 'constructor' }))).toEqual(state)
})

test('R5.7 clearing empties all platforms', () => {
  expect(reducer(SAMPLE_STATE.smmPosts, actions.cleared())).toEqual(INITIAL_STATE.smmPosts)
})
