import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { originCheck } from './originCheck.ts'

const kindOf = (headers: Record<string, string>) =>
  originCheck('https://www.bakery.example/shop')({ headers } as unknown as IncomingMessage).kind

test.each([
  [{ origin: 'https://www.bakery.example' }, 'own'],
  [{ origin: 'http://localhost:4173', host: 'localhost:4173' }, 'own'],
  [{ origin: 'https://forms.bakery.example', host: 'forms.bakery.example' }, 'own'],
  [{}, 'unknown'],
  [{ 'sec-fetch-site': 'same-origin' }, 'unknown'],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 'unknown'],
  [{ origin: 'https://bakery.example', host: 'forms.bakery.example' }, 'foreign'],
  [{ origin: 'http://www.bakery.example', host: 'forms.bakery.example' }, 'foreign'],
  [{ origin: 'https://www.bakery.example.evil.example', host: 'forms.bakery.example' }, 'foreign'],
  [{ origin: 'no address', host: 'forms.bakery.example' }, 'foreign'],
  [{ origin: 'null' }, 'foreign'],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 'foreign'],
  [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
])('F04 a request with %j is %j', (headers, kind) => {
  expect(kindOf(headers as unknown as Record<string, string>)).toBe(kind)
})
