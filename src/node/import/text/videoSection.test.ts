import { expect, test } from 'vitest'
import type { BodyContext } from './bodyWriter.ts'
import { videoSection } from './videoSection.ts'

const context = { tell: () => {}, poster: () => 'assets/poster.svg' } as unknown as BodyContext

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://m.youtube.com/watch?list=x&v=abcdefghijk&t=3', 'youtube', 'abcdefghijk'],
  ['//www.youtube-nocookie.com/embed/abcdefghijk?rel=0', 'youtube', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['https://player.vimeo.com/video/123456789', 'vimeo', '123456789'],
])('%s is a video of %s', (url, kind, videoId) => {
  expect(videoSection(url, '', context)).toMatchObject({ shows: { kind, videoId } })
})

test.each(['https://www.youtube.com/abcdefghijk', 'https://youtu.be/abcdefghijkl', 'https://youtube.example.com/watch?v=abcdefghijk'])(
  '%s is not a video',
  (url) => {
    expect(videoSection(url, '', context)).toBeUndefined()
  },
)
