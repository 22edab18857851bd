/**
 * Runs before each test file that shares a document: removes everything that the previous file has left in it. The styles that Emotion
 * added to the head are kept, and restored after a file that replaced the head: its cache is shared as well, writes no style twice, and
 * inserts each after the previous one.
 */
import { afterAll, vi } from 'vitest'

vi.useRealTimers()
vi.unstubAllGlobals()

const { documentElement, head, body } = document
for (const element of [documentElement, head, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
body.replaceChildren()
const ofEmotion = [...head.children].filter((element) => element.matches('[data-emotion], [name="emotion-insertion-point"]'))
head.replaceChildren(...ofEmotion)
afterAll(() => head.prepend(...ofEmotion.filter(({ isConnected }) => !isConnected)))

localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
history.replaceState(null, '', '/')
