/**
 * Before each file of tests that share one document: takes out what the file before has left in it. What Emotion put into its head stays,
 * and comes back after a file that replaced the head: its cache is shared as well, writes no style twice, and each beside the one before.
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
