import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adviceOf } from '#src/site/checks/ruleOf.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import type { TextField } from './fieldReferences.ts'
import { readMarkdown } from './markdown.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import type { Found, TextFacts } from './textFacts.ts'

const MAX_MARKDOWN_BYTES = 512 * 1024

/** A Markdown text of a section: the field that shows it, what is written, and what is in it. */
export type SectionText = { keyPath: KeyPath; source: string; facts: TextFacts }

/** What texts are read from, and where goes what is found in them. */
export type TextContext = {
  configDir: string
  /** The fields of each file that hold or name a text. */
  textFields: ReadonlyMap<string, readonly TextField[]>
  /** Markdown files that are shown: filled on the way. */
  texts: Map<string, string>
  references: Reference[]
  report(finding: UnplacedProblem): void
}

/**
 * Reads the texts of the section that is written at a place of a file. Links, pictures and faults go to the context, so each section is
 * read once.
 */
export function sectionTexts(file: string, keyPath: KeyPath, context: TextContext): SectionText[] {
  return (context.textFields.get(file) ?? []).flatMap((field): SectionText[] => {
    if (!keyPath.every((key, index) => field.keyPath[index] === key)) return []
    if (field.kind === 'markdown')
      return [
        {
          keyPath: field.keyPath.slice(keyPath.length),
          source: field.value,
          facts: factsOf(field.value, { file, keyPath: field.keyPath }, context),
        },
      ]
    const textFile = join(dirname(file), field.value)
    const source = readText(textFile, file, field, context)
    if (source !== undefined) context.texts.set(textFile, source)
    return source === undefined
      ? []
      : [{ keyPath: ['body'], source, facts: factsOf(source, { file, keyPath: field.keyPath }, context, textFile) }]
  })
}

function factsOf(
  source: string,
  place: { file: string; keyPath: KeyPath },
  { references, report }: TextContext,
  textFile?: string,
): TextFacts {
  const facts = readMarkdown(source)
  const lines = textFile === undefined ? [] : source.split('\n')
  const where = ({ value, line }: Found) =>
    textFile === undefined ? place : { ...place, text: { file: textFile, line, column: (lines[line - 1]?.indexOf(value) ?? -1) + 1 || 1 } }
  for (const found of facts.links) references.push({ kind: 'href', value: found.value, ...where(found), words: found.words })
  for (const found of facts.images) references.push({ kind: 'asset', value: found.value, ...where(found), words: found.words })
  for (const found of facts.refused) {
    report({
      code: 'E_URL_SCHEME',
      ...where(found),
      message: `"${found.value.slice(0, 80)}" is not a link that a page may carry`,
      hint: adviceOf('E_URL_SCHEME'),
    })
  }
  for (const found of facts.skipped) {
    report({ code: 'E_HEADING_LEVEL', ...where(found), message: `the heading "${found.value.slice(0, 80)}" skips a level` })
  }
  return facts
}

function readText(textFile: string, file: string, { value, keyPath }: TextField, { configDir, report }: TextContext): string | undefined {
  const path = join(configDir, textFile)
  const fail = (code: UnplacedProblem['code'], message: string) => report({ code, file, keyPath, message })
  try {
    if (statSync(path).size <= MAX_MARKDOWN_BYTES) return readFileSync(path, 'utf8')
    fail('E_TOO_BIG', `"${value}" is larger than ${MAX_MARKDOWN_BYTES / 1024} KB`)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') fail('E_NO_MARKDOWN', `there is no file "${value}" beside this one`)
    else fail('E_UNREADABLE', `"${value}" cannot be read: ${errorReason(error)}`)
  }
  return undefined
}
