import { codeOf, codesIn } from './inlineText.ts'
import { textParts } from './textParts.ts'
import type { Template, TextFault } from './writtenText.ts'

/** A translation written as in config, from a table; a fault if a link, a picture or a field in braces of the source is missing. */
export function keptCodes(words: string, { source, current, isMarkdown }: Template): { text: string } | TextFault {
  const whole = source.map(({ raw }) => raw).join('')
  const text = whole.trim() === whole ? words.trim() : words
  const had = current && new Set(current.flatMap(({ inline }) => codesIn(inline)).map(codeName))
  const found = textParts(text, isMarkdown)
    .flatMap(({ inline }) => codesIn(inline))
    .map(codeName)
  for (const code of source.flatMap(({ inline }) => codesIn(inline))) {
    if (!REQUIRED.has(code.kind)) continue
    const name = codeName(code)
    const at = found.indexOf(name)
    if (at >= 0) found.splice(at, 1)
    else if (!had || had.has(name))
      return { reason: `${code.kind === 'link' ? 'the link ' : ''}${name} is missing`, advice: 'Copy it from the source.' }
  }
  return { text }
}

const REQUIRED: ReadonlySet<string> = new Set(['link', 'image', 'value'])

/** The end of a link or picture, which has its address, or the code itself. */
function codeName(code: ReturnType<typeof codesIn>[number]): string {
  return 'inner' in code ? code.close.slice(1) : code.kind === 'value' || code.kind === 'image' ? code.raw : codeOf(code)
}
