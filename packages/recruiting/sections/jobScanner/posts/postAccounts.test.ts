import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { keepAccount } from './keepAccount.ts'
import type { PostAccount } from './PostAccount.ts'
import { postAccounts } from './postAccounts.ts'
import { removeAccount } from './removeAccount.ts'

const robin: PostAccount = {
  network: 'linkedin',
  kind: 'own',
  id: 'robin',
  userId: 'robin',
  name: 'Robin',
  link: 'https://www.linkedin.com/in/robin',
}
const bakery: PostAccount = {
  ...robin,
  kind: 'page',
  id: 'corner-bakery',
  name: 'Corner Bakery',
  link: 'https://www.linkedin.com/company/corner-bakery',
}
const onFacebook: PostAccount = { ...robin, network: 'facebook', link: 'https://www.facebook.com/robin' }
const page: PostAccount = { ...onFacebook, kind: 'page', id: '771', name: 'Corner Bakery', link: 'https://www.facebook.com/771' }
const onInstagram: PostAccount = { ...robin, network: 'instagram', link: 'https://www.instagram.com/robin' }
const all = [robin, bakery, onFacebook, page, onInstagram]

function opened() {
  const store = configureStore({ reducer: registered.reducer })
  for (const account of all) store.dispatch(keepAccount(account))
  return { store, accounts: () => postAccounts(store.getState()) }
}

test('R5.8 own accounts are kept as details of their network, pages and organisations under who runs them', () => {
  const { store, accounts } = opened()
  const { socialMediaDetails, fbPages, linkedinOrgs } = store.getState()
  expect(socialMediaDetails.facebook).toEqual({ id: 'robin', name: 'Robin', link: 'https://www.facebook.com/robin' })
  expect(fbPages).toEqual({ robin: [{ id: '771', name: 'Corner Bakery', link: 'https://www.facebook.com/771' }] })
  expect(linkedinOrgs['robin']!.map(({ id }) => id)).toEqual(['corner-bakery'])
  expect(accounts()).toEqual(all)
})

test('R5.8 a page that is entered again is replaced', () => {
  const { store, accounts } = opened()
  store.dispatch(keepAccount({ ...page, name: 'Bakery on the corner' }))
  expect(accounts().filter(({ id }) => id === page.id)).toEqual([{ ...page, name: 'Bakery on the corner' }])
})

test('R5.8 a page is removed alone', () => {
  const { store, accounts } = opened()
  store.dispatch(removeAccount(page))
  expect(accounts()).toEqual(all.filter((account) => account !== page))
  store.dispatch(removeAccount(bakery))
  expect(accounts()).toEqual([robin, onFacebook, onInstagram])
})

test('R5.8 with an own account goes what it runs on that network', () => {
  const { store, accounts } = opened()
  store.dispatch(removeAccount(robin))
  expect(accounts()).toEqual([onFacebook, page, onInstagram])
  expect(store.getState().linkedinOrgs).toEqual({})
  for (const account of [onFacebook, onInstagram]) store.dispatch(removeAccount(account))
  expect(accounts()).toEqual([])
})

test('H12.6 an organisation is kept without an own account, and stays beside one that comes later', () => {
  const store = configureStore({ reducer: registered.reducer })
  const alone: PostAccount = { ...bakery, userId: bakery.id }
  store.dispatch(keepAccount(alone))
  expect(postAccounts(store.getState())).toEqual([alone])
  store.dispatch(keepAccount(robin))
  expect(postAccounts(store.getState())).toEqual([robin, alone])
  store.dispatch(removeAccount(alone))
  expect(postAccounts(store.getState())).toEqual([robin])
})
