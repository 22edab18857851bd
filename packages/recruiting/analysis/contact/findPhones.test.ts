import { describe, expect, test } from 'vitest'
import { findPhones } from './findPhones.ts'

const first = (text: string) => findPhones(text)[0]?.number

describe('phone numbers', () => {
  test.each([
    ['+91 98765 43210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['020 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['(020) 7946 0958', '+442079460958'],
    ['415.555.0100', '+14155550100'],
    ['(415) 555-0100', '+14155550100'],
    ['415-555-0100', '+14155550100'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['0044 20 7946 0958', '+442079460958'],
    ['Tel: +49 30 23125 000', '+493023125000'],
    ['Mobile 07700 900123 | x@mail.example', '+447700900123'],
    ['+55 11 95555-0123', '+5511955550123'],
  ])('%s', (text, number) => expect(first(text)).toBe(number))

  test.each(['2015 - 2019', '01/2018 - 12/2019', '15.08.2019 - 30.11.2021', 'order 1234567890123456', 'grew 1 200 000', 'AB12 345678'])(
    'none in: %s',
    (text) => expect(first(text)).toBeUndefined(),
  )

  test('three groups of which the last looks like a year', () =>
    expect(findPhones('Tel. 81 8356 2047', ['MX'])[0]?.number).toBe('+528183562047'))

  test('a number with its country code comes before one without', () =>
    expect(findPhones('020 7946 0958\n+1 415 555 0100').map(({ number }) => number)).toEqual(['+14155550100', '+442079460958']))
  test('says where the number stands', () => {
    const text = 'call (415) 555-0100 now'
    expect(findPhones(text).map(({ from, to }) => text.slice(from, to))).toEqual(['(415) 555-0100'])
  })
})
