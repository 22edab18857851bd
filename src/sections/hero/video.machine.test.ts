import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { videoMachine } from './video.machine.ts'

function states(...events: ('start' | 'press' | 'fail')[]): unknown[] {
  const video = createActor(videoMachine).start()
  return events.map((type) => {
    video.send({ type })
    return video.getSnapshot().value
  })
}

test('a video starts by itself or by the button, and the button pauses it', () => {
  expect(states('start', 'press', 'press')).toEqual(['playing', 'paused', 'playing'])
  expect(states('press', 'press', 'start')).toEqual(['playing', 'paused', 'paused'])
})

test('a video that cannot play leaves the picture, and the button tries again', () => {
  expect(states('start', 'fail', 'press')).toEqual(['playing', 'still', 'playing'])
})
