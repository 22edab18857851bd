import { expect, test } from 'vitest'
import { contrastsOf } from './contrastsOf.ts'

const theme = { primary: '#f08a5d', onPrimary: '#1c1633', ink: '#1c1633', tint: '#fff3ee', text: '#000000' }
const said = (name: string, colour: string) => contrastsOf(name, colour, theme, String).map(({ on, ratio }) => `${on} ${ratio.toFixed(1)}`)

test('G63 a colour is measured against what it stands on, or what stands on it', () => {
  expect(said('text', '#000000')).toEqual(['On white 21.0', 'On “tint” 19.3'])
  expect(said('primary', theme.primary)).toEqual(['Under “onPrimary” 7.0'])
  expect(said('onPrimary', '#ffffff')).toEqual(['On “primary” 2.5'])
  expect(said('primaryOnDark', '#ffffff')).toEqual(['On “ink” 17.3'])
  expect(said('tint', '#fff3ee')).toEqual(['Under “text” 19.3'])
})

test('G63 by itself a colour is measured against white', () => {
  expect(contrastsOf('brand', '#777777', {}, String).map(({ on }) => on)).toEqual(['On white'])
})
