import { type Overlay, type TranslatedText, translatedTexts } from '#src/site/languages/overlay.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { isLatin } from '#src/prose/textLanguage.ts'
import { textNote } from './textNote.ts'

/** Outdated, missing and unrecorded translations. `hasNotes`: the file has the field `translated`. */
export function translationProblems(
  { file, source, overlay, tag }: { file: string; source: string; overlay: Overlay; tag: string },
  notes: Readonly<Record<string, string>>,
  hasNotes: boolean,
): UnplacedProblem[] {
  const texts = translatedTexts(overlay)
  const noted = texts.filter(({ key }) => Object.hasOwn(notes, key))
  const stale = noted
    .filter(({ key, translates }) => notes[key] !== textNote(translates))
    .map(({ keyPath, translates }): UnplacedProblem => ({
      code: 'E_TRANSLATION_STALE',
      file,
      keyPath,
      message: `the source has changed since it was translated, and is now ${shortened(JSON.stringify(translates), 80)}`,
      cause: `${source}#${keyPath.join('.')}`,
    }))
  stale.push(...texts.filter((text) => isUntranslated(text, tag)).map(({ keyPath }) => sameAsSource(file, keyPath)))
  const others = texts.length - noted.length
  if (others === 0) return stale
  const all = { ...Object.fromEntries(texts.map(({ key, translates }) => [key, textNote(translates)])), ...notes }
  const label = `Record the ${others === 1 ? 'source of this text' : 'sources of these texts'}`
  return [
    ...stale,
    {
      code: 'E_TRANSLATION_NOTE',
      file,
      keyPath: hasNotes ? ['translated'] : [],
      message: `the source of ${others === 1 ? 'one text' : `${others} texts`} is not recorded, so its changes go unnoticed`,
      fix: hasNotes
        ? { do: 'set', label, file, keyPath: ['translated'], value: all }
        : { do: 'insert', label, file, keyPath: [], key: 'translated', value: all },
    },
  ]
}

/**
 * Whether a text equals its source and is several words long, or is in another script than its language. Names, numbers and fields in
 * braces may be equal.
 */
function isUntranslated({ text, translates }: TranslatedText, tag: string): boolean {
  if (text !== translates || typeof text !== 'string') return false
  const words = text
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  return words.length >= 3 || (words.length > 0 && isLatin(tag) && !/\p{Script=Latin}/u.test(text))
}

function sameAsSource(file: string, keyPath: KeyPath): UnplacedProblem {
  const hint = 'Translate it. If it should be the same, remove it: it is then taken from the source.'
  return { code: 'E_OTHER_LANGUAGE', file, keyPath, message: 'this text is the same as in the source', hint }
}
