import { expect, test } from 'vitest'
import { addressFault } from './addressFault.ts'

test.each([
  'mailto:hallo@host',
  'mailto:a@b@host.example',
  'mailto:/a@host.example',
  'mailto:a@host.example.',
  'mailto:a@host,example',
  'mailto:a..b@host.example',
  'mailto:a@host..example',
  'mailto:a%20b@host.example',
  'tel:0800-BREAD',
  'tel:12',
  'tel:+49(0)30123456',
  'tel:+4930123456789012345',
  'https://own@evil.example/',
  'https://own:secret@evil.example',
  'https://www.bread.example@evil.example/a',
  'https://p\u0430ypal.example/',
  'https://xn--pypal-4ve.example/',
  'https://mill/flour',
  'https://localhost:5173/breads',
  'https://192.168.0.7/',
  'https://https://mill.example',
  'https://mill.example/https://mill.example',
  'https://mill,example/',
  'https://mill..example/',
  'https://-mill.example/',
])('authoring-review 10: %s reaches nobody, or somebody else', (href) => {
  expect(addressFault(href)).toEqual({ message: expect.stringMatching(/\S/), hint: expect.stringMatching(/\.$/) })
})

test.each([
  'mailto:hello@bread.example',
  'mailto:hello+news@mail.bread.example?subject=A%20loaf&body=One',
  'mailto:a@bread.example,b@bread.example',
  'mailto:info@bäckerei.example',
  "mailto:o'neil@bread.example",
  'tel:+4930123456',
  'tel:112',
  'tel:030-123.456',
  'tel:(030)123456',
  'tel:+49-30-123456;ext=12',
  'https://bread.example',
  'https://www.bread.example:8443/a/b?c=d#e',
  'https://bread.example?utm_source=a',
  'https://en.wikipedia.org/wiki/Bread_(food)',
  'https://www.youtube.com/@bread',
  'https://medium.com/@bread/loaf',
  'https://bäckerei.example/',
  'https://xn--bckerei-5wa.example/',
  'https://пекарня.example/',
  'https://xn--80aqhefkb.xn--p1ai/',
  'https://8.8.8.8/',
  'https://web.archive.org/web/2020/https://bread.example/',
  'https://bread.example/?next=https://mill.example',
  'https://bread.test/',
  '/visit',
  '#order',
])('authoring-review 10: nothing is said of %s', (href) => {
  expect(addressFault(href)).toBeUndefined()
})
