import { expect, test } from 'vitest'
import { askAccounts } from './askAccounts.ts'

const robin = { id: 'robin', name: 'Robin', link: 'https://www.facebook.com/robin' }
const page = { id: '771', name: 'Corner Bakery', link: 'https://www.facebook.com/771' }
const output = { linkedin: null, linkedinOrgs: [], facebook: robin, fbPages: [page], instagram: { ...robin, secret: 'x' } }
const answers = (body: unknown, status = 200) =>
  Object.assign(() => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })))

test('R5.8 a service is asked once, for the visitor who is signed in there, and its accounts are taken over without anything beside them', async () => {
  const asked: { address: unknown; options: RequestInit | undefined }[] = []
  const accounts = await askAccounts('https://app.bakery.example/tool', (address, options) => {
    asked.push({ address, options })
    return answers({ output })()
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    address: 'https://app.bakery.example/tool/accounts',
    options: { method: 'POST', credentials: 'include', body: '{"input":{}}' },
  })
  expect(accounts).toEqual([
    { network: 'facebook', kind: 'own', userId: 'robin', ...robin },
    { network: 'facebook', kind: 'page', userId: 'robin', ...page },
    { network: 'instagram', kind: 'own', userId: 'robin', ...robin },
  ])
})

test.each([
  ['an error', answers({ output }, 500)],
  ['no JSON', answers('<p>')],
  ['null', answers(null)],
  ['another shape', answers({ output: { ...output, fbPages: [{ id: 7 }] } })],
  ['an id that is none', answers({ output: { ...output, facebook: { ...robin, id: '__proto__' } } })],
  ['nothing', () => Promise.reject(new TypeError('offline'))],
])('R5.8 %s is no answer', async (_, send) => {
  expect(await askAccounts('https://app.bakery.example', send)).toBeNull()
})

test('R5.8 pages that nobody runs are left out', async () => {
  expect(await askAccounts('https://app.bakery.example', answers({ output: { ...output, facebook: null, instagram: null } }))).toEqual([])
})
