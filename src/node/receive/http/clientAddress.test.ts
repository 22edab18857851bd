import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress.ts'

test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', 'made up, 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['127.0.0.1', undefined, 1, '127.0.0.1'],
  ['127.0.0.1', 'no address', 1, 'unknown'],
  [undefined, undefined, 0, 'unknown'],
])('F10 from %j with X-Forwarded-For %j behind %j proxies, a visitor is %j', (peer, forwarded, proxies, visitor) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(visitor)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0db8:0:0:abcd::'],
  ['fe80::1%eth0', 'fe80::2'],
])('F10 %j and %j are one household', (one, other) => {
  expect(clientAddress(one, undefined, 0)).toBe(clientAddress(other, undefined, 0))
})

test('F10 neighbours are not one household', () => {
  expect(clientAddress('2001:db8:1:2::1', undefined, 0)).not.toBe(clientAddress('2001:db8:1:3::1', undefined, 0))
})
