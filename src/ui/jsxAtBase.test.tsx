import { afterEach, expect, test } from 'vitest'
import { setSiteBase } from '#src/site/base/siteBase.ts'
import { jsx } from './jsxAtBase.ts'

afterEach(() => setSiteBase())

const propsOf = (type: Parameters<typeof jsx>[0], props: object) => (jsx(type, props, undefined) as { props: object }).props

test('an element below a path gets addresses, and everything else of it stays', () => {
  setSiteBase('/museum')
  const action = () => {}
  expect(propsOf('a', { href: '/visit', title: '/visit', children: '/visit' })).toEqual({
    href: '/museum/visit',
    title: '/visit',
    children: '/visit',
  })
  expect(propsOf('img', { src: '/a', srcSet: '/a 1w, /b 2w', alt: '' })).toEqual({
    src: '/museum/a',
    srcSet: '/museum/a 1w, /museum/b 2w',
    alt: '',
  })
  expect(propsOf('video', { poster: '/a' })).toEqual({ poster: '/museum/a' })
  expect(propsOf('form', { action: '/_forms/order' })).toEqual({ action: '/museum/_forms/order' })
  expect(propsOf('form', { action })).toEqual({ action })
  expect(propsOf('a', { href: undefined })).toEqual({ href: undefined })
})

test('a component gets its props as they are, unless it stands for an element', () => {
  setSiteBase('/museum')
  const View = () => null
  expect(propsOf(View, { href: '/visit' })).toEqual({ href: '/visit' })
  expect(propsOf(View, { as: View, href: '/visit' })).toEqual({ as: View, href: '/visit' })
  expect(propsOf(View, { as: 'a', href: '/visit' })).toEqual({ as: 'a', href: '/museum/visit' })
})

test('at the root of a host, props are the same object’s values', () => {
  expect(propsOf('a', { href: '/visit' })).toEqual({ href: '/visit' })
})
