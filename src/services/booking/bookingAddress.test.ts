import { expect, test } from 'vitest'
import { bookingAddress, frameAddress } from './bookingAddress.ts'

const PAGE = 'https://calendly.com/bikes/demo'

test('R6.3 the address is that of config', () => {
  expect(bookingAddress(PAGE, '')).toBe(PAGE)
  expect(bookingAddress(`${PAGE}?month=2026-11`, '')).toBe(`${PAGE}?month=2026-11`)
})

test('T13 what is handed on is encoded', () => {
  const address = bookingAddress(PAGE, `?${new URLSearchParams({ name: 'Zoë <b>&"#', email: 'zoë+a@bikes.example' })}`)
  expect(address).not.toMatch(/[<>"#ë]/)
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ name: 'Zoë <b>&"#', email: 'zoë+a@bikes.example' })
})

test('T13 long values are cut, between characters', () => {
  const address = bookingAddress(PAGE, `?${new URLSearchParams({ name: '🚲'.repeat(5000) })}`)
  expect(new URL(address).searchParams.get('name')).toBe('🚲'.repeat(100))
  expect(address.length).toBeLessThan(2048)
})

test('T13 nothing else of the query is handed on, and config is not overruled', () => {
  const address = bookingAddress(`${PAGE}?utm_source=site`, '?plan=city&redirect=https://evil.example&utm_source=other&name=')
  expect(address).toBe(`${PAGE}?utm_source=site`)
})

test('R6.3 the frame says where it stands', () => {
  const { searchParams } = new URL(frameAddress(`${PAGE}?name=Ada`, 'www.bikes.example'))
  expect(Object.fromEntries(searchParams)).toEqual({ name: 'Ada', embed_domain: 'www.bikes.example', embed_type: 'PopupWidget' })
})
