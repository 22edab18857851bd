// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import JobScanner from '#packages/recruiting/sections/jobScanner/schema.ts'
import { mount } from '#tests/support/mount.tsx'
import { AccountFields } from './AccountFields.tsx'

const [example] = JobScanner.meta()!.examples as object[]
const { posts } = JobScanner.parse({ type: 'jobScanner', ...example })

/** Types a name and an address into the fields of the own account, submits them, and returns the id of the focused field. */
async function focusAfter(address: string): Promise<string> {
  const fields = { network: 'facebook', userId: undefined, words: posts, onAdd: () => {} } as const
  const view = await mount(
    <>
      <AccountFields kind="own" {...fields} />
      <AccountFields kind="page" {...fields} />
    </>,
  )
  const [form] = view.host.querySelectorAll('form')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  for (const [index, text] of ['Robin', address].entries())
    await act(async () => {
      const input = form!.querySelectorAll('input')[index]!
      set!.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await act(async () => form!.requestSubmit())
  const focused = document.activeElement!.id
  await view.unmount()
  return focused
}

test('R5.8 the focus goes on to the page of an account once that is added, and back to an address that is none', async () => {
  expect(await focusAfter('https://www.facebook.com/robin.example')).toBe('account_facebook_page_name')
  expect(await focusAfter('https://www.instagram.com/robin')).toBe('account_facebook_address')
})
