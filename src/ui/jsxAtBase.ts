import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime'
import { hrefOf, siteBase } from '#src/site/base/siteBase.ts'
import { srcSetOf } from '#src/site/base/srcSetOf.ts'
import { derivedText } from './derivedText.ts'

/*
 * React’s JSX runtime, which the bundler gives to every component in its place (`siteJsx`): paths in the attributes of elements become
 * addresses. Components pass paths as config has them, also those of companies.
 */

/** The attributes with addresses, and how they become those of the site. */
const ADDRESSES: Readonly<Record<string, (value: string) => string>> = {
  href: hrefOf,
  src: hrefOf,
  srcSet: srcSetOf,
  action: hrefOf,
  formAction: hrefOf,
  poster: hrefOf,
  data: hrefOf,
  xlinkHref: hrefOf,
}

type Jsx = typeof plainJsx

export const jsx: Jsx = (type, props, key) => plainJsx(type, atBase(type, props), key)
export const jsxs: Jsx = (type, props, key) => plainJsxs(type, atBase(type, props), key)
export { Fragment }

/** The props of an element of the document. MUI’s components get its name as `as`, in the last step before it. */
function atBase(type: unknown, props: unknown): unknown {
  const given = props as Record<string, unknown>
  if (siteBase() === '' || (typeof type !== 'string' && typeof given['as'] !== 'string')) return props
  let made = given
  for (const name in ADDRESSES) {
    const value = given[name]
    // The stand-in for a text is an object; an action may be a function.
    if (value && typeof value !== 'function') made = { ...made, [name]: derivedText(ADDRESSES[name]!, value as string) }
  }
  return made
}
