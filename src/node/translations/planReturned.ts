import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import type { Change } from '#src/node/edit/change.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { tryPlan } from '#src/node/edit/tryPlan.ts'
import type { Problem } from '#src/site/problem.ts'
import type { ReturnedText } from './Exchange.ts'
import { keptCodes } from './keptCodes.ts'
import { languageFor } from './scope.ts'
import { textParts } from './textParts.ts'
import { type Language, type TranslatedFile, type TranslationText, translatedFiles, translationFile } from './translatedFiles.ts'
import { type Written, translationChanges } from './translationChanges.ts'
import { visitorsSee } from './visitorsSee.ts'
import { withIdsOf } from './inlineText.ts'
import { type TextFault, writtenText } from './writtenText.ts'

/** A text that is not taken over: where it belongs, the translation that came back, why, and what to do. */
export type RefusedText = { file: string; name: string; id: string; label: string; target: string } & TextFault

/** What becomes of the texts of a file: numbers of texts. `confirmed` are those that are marked as up to date. */
export type ReturnedFile = {
  file: string
  path: string | null
  name: string
  added: number
  changed: number
  confirmed: number
  unchanged: number
  untranslated: number
  refused: number
}

/** A plan for texts from translators. Nothing is refused silently: `refused` has every text that does not come. */
export type ReturnPlan = { language: Language; changes: Change[]; notes: string[]; files: ReturnedFile[]; refused: RefusedText[] }

/** What becomes of a text. */
type Verdict = { text?: TranslationText | undefined; returned: ReturnedText } & (
  | { does: 'unchanged' | 'untranslated' }
  | { does: 'added' | 'changed' | 'confirmed'; written: Written }
  | { does: 'refused'; fault: TextFault }
)

/** How often texts are refused and the rest is tried again, before the whole plan is. */
const ROUNDS = 4

/**
 * Plans taking texts from translators over into a language, by tag. Texts that cannot be used are refused one by one, also those that would
 * cause an error; the others come. Does not write anything.
 */
export function planReturned(
  config: Pick<ConfigBefore, 'configDir' | 'sources' | 'translations'>,
  tag: string,
  texts: readonly ReturnedText[],
): ReturnPlan | { failure: string } {
  const { configDir } = config
  const site = translatedFiles(configDir, config.sources, config.translations)
  const language = languageFor(site, tag)
  if (!language) {
    const known = site.languages.map((one) => one.tag).join(', ')
    return {
      failure: `The file is in "${tag}", but the site has ${known === '' ? 'no further languages' : `only ${known}`}. Choose the file of one of them.`,
    }
  }
  const files = new Map(site.files.filter((file) => file.language.tag === language.tag).map((file) => [file.source.file, file]))
  const verdicts = new Map(groups(texts).map(([name, own]) => [name, verdictsOn(own, files.get(name))]))
  for (let round = 0; ; round += 1) {
    const changes: Change[] = []
    for (const [name, own] of verdicts) changes.push(...changesOf(configDir, files.get(name), own, changes))
    const problems = changes.length === 0 ? [] : tryPlan(configDir, changes, false).problems.filter(({ severity }) => severity === 'error')
    const isAnyRefused = problems.length > 0 && round < ROUNDS && refuse(configDir, problems, files, verdicts)
    if (!isAnyRefused) return described({ language, main: site.language, changes, files, verdicts })
  }
}

function groups(texts: readonly ReturnedText[]): [file: string, texts: ReturnedText[]][] {
  const found = new Map<string, ReturnedText[]>()
  for (const text of texts) found.set(text.file, [...(found.get(text.file) ?? []), text])
  return [...found]
}

const EXPORT_AGAIN = 'Export the texts again, and translate this one there.'

function verdictsOn(texts: readonly ReturnedText[], file: TranslatedFile | undefined): Verdict[] {
  const seen = new Set<string>()
  const order = new Map(file?.texts.map(({ id }, index) => [id, index]))
  const sorted = texts.toSorted((one, other) => (order.get(one.id) ?? Infinity) - (order.get(other.id) ?? Infinity) || 0)
  const verdicts = sorted.map((returned): Verdict => {
    const text = file?.texts.find(({ id }) => id === returned.id)
    const fault = misplaced(returned, text, file) ?? (seen.has(returned.id) ? DOUBLED : undefined)
    seen.add(returned.id)
    return fault || !text ? { returned, text, does: 'refused', fault: fault ?? UNKNOWN } : verdictOn(returned, text)
  })
  return withWholeBlocks(verdicts, file?.texts ?? [])
}

const DOUBLED: TextFault = { reason: 'the text is there twice', advice: 'Keep one of them in the file.' }
const UNKNOWN: TextFault = {
  reason: 'the site no longer has this text',
  advice: 'Nothing needs to be done, unless it has moved: then export again.',
}

function misplaced(returned: ReturnedText, text: TranslationText | undefined, file: TranslatedFile | undefined): TextFault | undefined {
  if (!file)
    return {
      reason: `there is no ${returned.file} to translate`,
      advice: 'Nothing needs to be done, unless it has moved: then export again.',
    }
  if (file.separate !== undefined) return { reason: `the page is written separately in ${file.separate}`, advice: 'Translate it there.' }
  if (!text) return UNKNOWN
  if (text.isLocked) return { reason: 'the translation has other rows or items than the source', advice: 'Edit it in the editor.' }
  return undefined
}

function verdictOn(returned: ReturnedText, text: TranslationText): Verdict {
  const refused = (fault: TextFault): Verdict => ({ returned, text, does: 'refused', fault })
  const { translation, isConfirmed } = returned
  if (returned.fault) return refused(returned.fault)
  if (!translation) return { returned, text, does: 'untranslated' }
  if (isOtherSource(returned, text)) return refused({ reason: 'the source has changed since the export', advice: EXPORT_AGAIN })
  const made = madeText(translation, text)
  if ('reason' in made) return refused(made)
  const { target, state, source } = text
  const written: Written = { text, value: made.text }
  if (made.text === target)
    return isConfirmed && state === 'stale' ? { returned, text, does: 'confirmed', written } : { returned, text, does: 'unchanged' }
  // Translation tools copy the source where there is no translation.
  if (target === undefined && made.text === source) {
    if (state === 'same') return { returned, text, does: 'unchanged' }
    return isConfirmed
      ? { returned, text, does: 'confirmed', written: { text, value: undefined } }
      : { returned, text, does: 'untranslated' }
  }
  const targetNote = target === undefined ? '-' : textNote(target)
  if (returned.targetNote !== undefined && returned.targetNote !== targetNote)
    return refused({
      reason: 'the translation was edited here since the export',
      advice: 'Compare both, and enter the better one in the editor.',
    })
  const shape = wrongShape(made.text, text)
  return shape ? refused(shape) : { returned, text, does: target === undefined ? 'added' : 'changed', written }
}

function isOtherSource({ sourceNote, sourceWords }: ReturnedText, { source, kind }: TranslationText): boolean {
  if (sourceNote !== undefined) return sourceNote !== textNote(source)
  if (sourceWords === undefined) return false
  const own = textParts(source, kind !== 'plain')
    .map(({ inline }) => plainWords(inline))
    .join('')
  return ![own, source].some((words) => compact(words) === compact(sourceWords))
}

function plainWords(pieces: ReturnType<typeof textParts>[number]['inline']): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'inner' in piece ? plainWords(piece.inner) : '')).join('')
}

/** Words without white space, which tools change. */
function compact(words: string): string {
  return Array.from(words.normalize('NFC'))
    .filter((character) => character.trim() !== '')
    .join('')
}

function madeText(
  translation: NonNullable<ReturnedText['translation']>,
  { source, target, kind }: TranslationText,
): { text: string } | TextFault {
  const isMarkdown = kind !== 'plain'
  const parts = textParts(source, isMarkdown)
  const current = target === undefined ? undefined : withIdsOf(parts, textParts(target, isMarkdown))
  if ('pieces' in translation) return writtenText(translation.pieces, { source: parts, current, isMarkdown })
  return keptCodes(translation.text, { source: parts, current, isMarkdown })
}

function wrongShape(value: string, { schema, kind, most }: TranslationText): TextFault | undefined {
  if (kind === 'markdownFile') return undefined
  if (most !== undefined && value.length > most)
    return { reason: `it has ${value.length} characters, and at most ${most} are allowed`, advice: 'Shorten it.' }
  const { error } = schema.safeParse(value)
  return error && { reason: `it ${error.issues[0]!.message}`, advice: 'Correct it.' }
}

/** Refuses texts of tables and lists that a translation writes as a whole, unless all of them are translated. */
function withWholeBlocks(verdicts: readonly Verdict[], texts: readonly TranslationText[]): Verdict[] {
  const written = new Set(verdicts.flatMap((verdict) => ('written' in verdict ? [verdict.written.text] : [])))
  return verdicts.map((verdict) => {
    const { text, returned } = verdict
    if (!text || !('written' in verdict) || text.rest.length === 0 || text.block.text !== undefined) return verdict
    const all = texts.filter((other) => other.block.key === text.block.key && other.words > 0)
    const done = all.filter((other) => written.has(other)).length
    if (done === all.length) return verdict
    const reason = `only ${done} of ${all.length} texts of this table or list are translated, and it is translated as a whole`
    return { returned, text, does: 'refused', fault: { reason, advice: 'Translate the others, too.' } }
  })
}

function changesOf(
  configDir: string,
  file: TranslatedFile | undefined,
  verdicts: readonly Verdict[],
  planned: readonly Change[],
): Change[] {
  const written = verdicts.flatMap((verdict) => ('written' in verdict ? [verdict.written] : []))
  return file && written.length > 0 ? translationChanges(configDir, file, written, planned) : []
}

/** Refuses the texts that cause errors. Returns whether there are any. */
function refuse(
  configDir: string,
  problems: readonly Problem[],
  files: ReadonlyMap<string, TranslatedFile>,
  verdicts: Map<string, Verdict[]>,
): boolean {
  const folder = `${pathFromCwd(configDir)}/`
  let isAny = false
  for (const [name, own] of verdicts) {
    const file = files.get(name)
    verdicts.set(
      name,
      own.map((verdict) => {
        if (!('written' in verdict) || !file) return verdict
        const problem = problems.find((one) => isAbout(one, verdict.written, { file, folder }))
        if (!problem) return verdict
        isAny = true
        return { ...verdict, does: 'refused', fault: { reason: problem.message, advice: problem.hint ?? 'Correct it.' } } as Verdict
      }),
    )
  }
  return isAny
}

function isAbout(
  { file: path, path: place }: Problem,
  { text }: Written,
  { file, folder }: { file: TranslatedFile; folder: string },
): boolean {
  const own = file.translation?.file ?? translationFile(file.source.file, file.language)
  if (path !== folder + own) return false
  return [text.block.keyPath, text.block.place].some((keyPath) => `${place}.`.startsWith(`${keyPath.join('.')}.`))
}

type Outcome = {
  language: Language
  main: string
  changes: Change[]
  files: ReadonlyMap<string, TranslatedFile>
  verdicts: ReadonlyMap<string, readonly Verdict[]>
}

function described({ language, main, changes, files, verdicts }: Outcome): ReturnPlan {
  const listed = [...verdicts].map(([file, own]): ReturnedFile => {
    const count = (does: Verdict['does']) => own.filter((verdict) => verdict.does === does).length
    const known = files.get(file)
    return {
      file,
      path: known?.path ?? null,
      name: known?.name ?? file,
      added: count('added'),
      changed: count('changed'),
      confirmed: count('confirmed'),
      unchanged: count('unchanged'),
      untranslated: count('untranslated'),
      refused: count('refused'),
    }
  })
  const refused = [...verdicts].flatMap(([file, own]) =>
    own.flatMap((verdict): RefusedText[] => {
      if (verdict.does !== 'refused') return []
      const { returned, text, fault } = verdict
      return [
        {
          file,
          name: files.get(file)?.name ?? file,
          id: returned.id,
          label: text?.label ?? returned.id,
          target: targetOf(returned),
          ...fault,
        },
      ]
    }),
  )
  const drafts = changes.filter(({ from, edits }) => from === null && edits[0]!.content.includes('"draft": true')).length
  const notes =
    drafts === 0
      ? []
      : [
          `${drafts === 1 ? 'One new page is a draft' : `${drafts} new pages are drafts`}, because texts are missing. ${visitorsSee(language, main)}`,
        ]
  return { language, changes, notes, files: listed, refused }
}

function targetOf({ translation }: ReturnedText): string {
  if (!translation) return ''
  return 'text' in translation ? translation.text : wordsOf(translation.pieces)
}

function wordsOf(pieces: readonly (string | { inner?: (string | object)[] })[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf((piece.inner ?? []) as []))).join('')
}
