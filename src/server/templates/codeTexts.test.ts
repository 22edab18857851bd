import { expect, test } from 'vitest'
import { codeTexts } from './codeTexts.ts'

const isKnown = codeTexts(`
  const it = "it's" // don't
  if (state === 'not-published' || tone === \`deep\`) return 'a' + "b"
`)

test.for(['not-published', 'deep', 'a', 'b', "it's"])('a text of the code is known: %s', (text) => expect(isKnown(text)).toBe(true))

test.for(['published', 'Deep', 'const', ''])('another text is not: %s', (text) => expect(isKnown(text)).toBe(false))
