// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { loadChunk } from './loadChunk.ts'

const unstyled = () => new Error('Unable to preload CSS for /static/css/a.css')

function styleSheetThat(outcome: 'load' | 'error') {
  vi.spyOn(document.head, 'append').mockImplementation(
    (link) => void queueMicrotask(() => (link as HTMLElement).dispatchEvent(new Event(outcome))),
  )
}

test('N07 R6.5 a style sheet that fails once is put into the page again under another address', async () => {
  styleSheetThat('load')
  const importModule = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unstyled()).mockResolvedValue('module')
  expect(await loadChunk('Tabs', importModule)).toBe('module')
  const [link] = vi.mocked(document.head.append).mock.calls[0] as [HTMLLinkElement]
  expect(link.getAttribute('href')).toBe('/static/css/a.css?retry=1')
})

test('R6.5 a style sheet that fails twice has the known code and message', async () => {
  styleSheetThat('error')
  await expect(loadChunk('Tabs', () => Promise.reject(unstyled()))).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    message: 'Loading CSS chunk /static/css/a.css failed',
  })
})
