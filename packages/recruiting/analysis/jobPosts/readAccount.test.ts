import { expect, test } from 'vitest'
import { readAccount } from './readAccount.ts'

const LINKEDIN = 'https://www.linkedin.com'
const FACEBOOK = 'https://www.facebook.com'

test.each([
  ['linkedin', 'own', 'robin-example', 'robin-example', `${LINKEDIN}/in/robin-example`],
  ['linkedin', 'own', 'https://no.linkedin.com/in/robin-example/?x=1', 'robin-example', `${LINKEDIN}/in/robin-example`],
  ['linkedin', 'page', 'linkedin.com/company/corner-bakery/about', 'corner-bakery', `${LINKEDIN}/company/corner-bakery`],
  ['linkedin', 'page', 'www.linkedin.com/school/bakers', 'bakers', `${LINKEDIN}/school/bakers`],
  ['facebook', 'own', '@robin.example', 'robin.example', `${FACEBOOK}/robin.example`],
  ['facebook', 'own', 'https://www.facebook.com/profile.php?id=100012', '100012', `${FACEBOOK}/100012`],
  ['facebook', 'page', 'https://m.facebook.com/pages/Corner-Bakery/771', '771', `${FACEBOOK}/771`],
  ['instagram', 'own', 'instagram.com/corner.bakery', 'corner.bakery', 'https://www.instagram.com/corner.bakery'],
  ['linkedin', 'own', `${LINKEDIN}/in/j%C3%B8rn`, 'jørn', `${LINKEDIN}/in/j%C3%B8rn`],
] as const)('R5.8 %s (%s): “%s” is the account %s', (network, kind, address, id, link) => {
  expect(readAccount(network, kind, { name: ' Corner Bakery ', address })).toEqual({ id, name: 'Corner Bakery', link })
})

test.each([
  ['linkedin', 'own', ''],
  ['linkedin', 'own', `${LINKEDIN}/company/corner-bakery`],
  ['linkedin', 'page', `${LINKEDIN}/in/robin`],
  ['facebook', 'own', 'https://facebook.com.evil.example/robin'],
  ['facebook', 'own', 'https://www.instagram.com/robin'],
  ['facebook', 'own', 'https://www.facebook.com/'],
  ['instagram', 'own', '__proto__'],
  ['instagram', 'own', 'two words'],
  ['instagram', 'own', 'https://www.instagram.com/%E0%A4%A'],
] as const)('R5.8 %s (%s): “%s” is no account', (network, kind, address) => {
  expect(readAccount(network, kind, { name: 'x', address })).toBeNull()
})

test('R5.8 without a name the handle is the name', () => {
  expect(readAccount('instagram', 'own', { name: ' ', address: '@bakery' })?.name).toBe('bakery')
})
