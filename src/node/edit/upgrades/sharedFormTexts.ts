import { type Node, findNodeAtLocation, getNodePath, getNodeValue } from 'jsonc-parser'
import { z } from 'zod'
import { FORM_WORDS } from '#schemas/formWords.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { editText } from '#src/node/edit/editText.ts'
import { type Source, treeOf } from '#src/node/edit/sources.ts'
import { languagesOf } from '#src/node/edit/translations.ts'
import { fillWords } from '#src/node/words/fillWords.ts'
import { isFields } from '#src/site/isFields.ts'

type Texts = Record<string, unknown>
/** An interface text and its name, such as `success.title`. */
type Text = [name: string, value: string]

const Words = z.strictObject(FORM_WORDS).prefault({})

/**
 * The new texts of files, by file, where forms repeat the texts of the site: a text that all forms of the site share (two at least) moves
 * to `words.form` of site.json, and one that is the same as that of the site is removed from its form. Every page shows the same as before.
 * A site in several languages stays as it is, because its translations follow the texts of the forms.
 */
export function sharedFormTexts(sources: readonly Source[]): Map<string, string> {
  const settings = sources.find(({ kind }) => kind === 'site')
  const tree = settings && treeOf(settings.text)
  if (!tree || languagesOf(sources).length > 0) return new Map()
  const words = wordsOf(settings, getNodeValue(tree))
  if (!words) return new Map()

  const trees = sources.map(({ file, text }) => ({ file, tree: treeOf(text) }))
  const forms = trees.flatMap(({ file, tree }) => (tree ? formsIn(tree).map((form) => ({ file, form })) : []))
  const count = new Map<string, number>()
  for (const { form } of forms) for (const text of textsOf(form)) count.set(idOf(text), (count.get(idOf(text)) ?? 0) + 1)
  // A form in a file that cannot be read may have another text.
  const isWhole = forms.length > 1 && trees.every(({ tree }) => tree !== null)
  const own = getNodeValue(tree) as { words?: { form?: Texts } }
  const isMoved = ([name, value]: Text) =>
    isWhole && count.get(idOf([name, value])) === forms.length && words.get(name) !== value && at(own.words?.form, name) === undefined
  const moved = new Map(forms.flatMap(({ form }) => textsOf(form).filter(isMoved)))

  const changes = forms.map(({ file, form }) => {
    const value = getNodeValue(form) as Texts
    const left = without(value, (name, text) => moved.has(name) || words.get(name) === text)
    return { file, operation: { op: 'set', path: getNodePath(form), value: left } as EditOperation }
  })
  const written = [...moved].reduce((form, [name, value]) => withText(form, name.split('.'), value), own.words?.form ?? {})
  if (moved.size > 0) {
    const value = { ...own.words, form: written }
    changes.push({ file: settings.file, operation: { op: 'set', path: ['words'], value } as EditOperation })
  }
  return new Map(
    sources.flatMap(({ file, text }): [string, string][] => {
      const operations = changes.filter((change) => change.file === file).map(({ operation }) => operation)
      const edited = editText(text, operations, () => [])
      return 'text' in edited && edited.text !== text ? [[file, edited.text]] : []
    }),
  )
}

const idOf = (text: Text) => JSON.stringify(text)

/** The texts of the site: its own, or those of its language. Undefined if they have errors. */
function wordsOf({ kind, schema }: Source, value: { language?: unknown }): Map<string, string> | undefined {
  const language = typeof value.language === 'string' ? value.language : undefined
  const filled = fillWords(kind, schema, value, language).value as { words?: { form?: unknown } }
  const { data } = Words.safeParse(filled.words?.form)
  return data && new Map(leaves(data))
}

function leaves(words: Texts, before = ''): Text[] {
  return Object.entries(words).flatMap(([key, word]): Text[] =>
    isFields(word) ? leaves(word, `${before}${key}.`) : typeof word === 'string' ? [[before + key, word]] : [],
  )
}

/** The forms of a file, in any list of sections. */
function formsIn(node: Node): Node[] {
  const isForm =
    node.type === 'object' && findNodeAtLocation(node, ['type'])?.value === 'form' && findNodeAtLocation(node, ['delivery']) !== undefined
  return isForm ? [node] : (node.children ?? []).flatMap(formsIn)
}

function textsOf(form: Node): Text[] {
  return leaves(Object.fromEntries(Object.entries(getNodeValue(form) as Texts).filter(([name]) => name in FORM_WORDS)))
}

/** A form, or a group of its texts, without those that are dropped; a group that becomes empty is left out. */
function without(texts: Texts, isDropped: (name: string, text: unknown) => boolean, before = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
      const name = before + key
      if (before === '' && !(key in FORM_WORDS)) return [[key, text]]
      if (!isFields(text)) return isDropped(name, text) ? [] : [[key, text]]
      const left = without(text, isDropped, `${name}.`)
      return Object.keys(left).length > 0 || Object.keys(text).length === 0 ? [[key, left]] : []
    }),
  )
}

function at(texts: unknown, name: string): unknown {
  return name.split('.').reduce((value, key) => (isFields(value) ? value[key] : undefined), texts)
}

function withText(texts: unknown, [key, ...rest]: string[], value: string): Texts {
  const known = isFields(texts) ? texts : {}
  return { ...known, [key!]: rest.length > 0 ? withText(known[key!], rest, value) : value }
}
