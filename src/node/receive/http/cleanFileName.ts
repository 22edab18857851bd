import { fileKinds } from '#src/site/forms/fileKinds.ts'
import type { FileKind } from '#src/site/forms/formTypes.ts'

/** The longest name, in characters, without its ending. */
const MOST_NAME = 80
/** Names that Windows reserves for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A file name that is safe in any folder and in a mail header: no path, no control characters, nothing that file systems or shells
 * interpret, not hidden, and with the ending of its kind, so that no program is disguised as a document. `taken` are names that it must
 * differ from.
 */
export function cleanFileName(sent: string, kind: FileKind | 'other', taken: ReadonlySet<string>): string {
  const clean = sent
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*$`;&%#!~{}\uFFFD]+/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\-_]+/, '')
  const plain = withoutEnd(clean)
  const { endings } = kind === 'other' ? { endings: [] } : fileKinds[kind]
  const dot = plain.lastIndexOf('.')
  const has = dot > 0 && endings.some((ending) => ending === plain.slice(dot + 1).toLowerCase())
  const ending = has ? plain.slice(dot) : endings.length > 0 ? `.${endings[0]}` : ''
  const stem = withoutEnd([...(has ? plain.slice(0, dot) : plain)].slice(0, MOST_NAME).join('')) || 'file'
  const safe = DEVICE.test(stem.split('.')[0]!) ? `_${stem}` : stem
  for (let number = 1; ; number += 1) {
    const name = `${safe}${number > 1 ? ` (${number})` : ''}${ending}`
    // File systems may treat large and small letters alike.
    if (![...taken].some((other) => other.toLowerCase() === name.toLowerCase())) return name
  }
}

/** A name without spaces and dots at its end, which Windows ignores. */
function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && ' .'.includes(name[end - 1]!)) end -= 1
  return name.slice(0, end)
}
