// @vitest-environment jsdom
import { act } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Adopted } from './Adopted.tsx'

let host: HTMLElement
let root: Root
const rendered = vi.fn<() => void>()

function Footer() {
  rendered()
  return <p>Footer of the browser</p>
}

const footer = (when: boolean) => (
  <Adopted when={when} tag="div">
    <Footer />
  </Adopted>
)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  rendered.mockReset()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

test('R2.1 a part that the document shows is adopted as it stands, and its code never runs', async () => {
  host.innerHTML = '<div><p>Footer of the document</p></div>'
  const part = host.querySelector('p')
  const errors: unknown[] = []
  await act(async () => void (root = hydrateRoot(host, footer(true), { onRecoverableError: (error) => errors.push(error) })))
  await act(async () => root.render(footer(false)))
  expect([host.querySelector('p'), rendered.mock.calls, errors]).toEqual([part, [], []])
})

test('R2.1 a part that no document shows is rendered', async () => {
  root = createRoot(host)
  await act(async () => root.render(footer(true)))
  expect(host.textContent).toBe('Footer of the browser')
})

test('R2.1 where documents are not adopted, the part is hydrated', async () => {
  host.innerHTML = '<div><p>Footer of the browser</p></div>'
  await act(async () => void (root = hydrateRoot(host, footer(false))))
  expect(rendered).toHaveBeenCalled()
})
