import { existsSync } from 'node:fs'
import { insertAfter } from './upgrades/insertAfter.ts'
import { posix } from 'node:path'
import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { plainAddress } from '#schemas/plainAddress.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { printable } from '#src/node/text/printable.ts'
import type { Change, Plan } from './change.ts'
import { choosePage } from './choosePage.ts'
import type { ConfigBefore } from './configBefore.ts'
import { isFrom, redirectsOf, whoHasPage, whyNotPath } from './freePath.ts'
import { editInString } from './jsonString.ts'
import { linkReferencesTo } from './linkReferences.ts'
import { textsOf } from './ownTexts.ts'
import { collectionOfPath } from './pageFiles.ts'
import { type Moved, redirectEdits } from './redirectChange.ts'
import { movedSchema } from './schemaPath.ts'
import { type Source, parseSource, placeAt, readInside } from './sources.ts'
import { addressOf } from './translations.ts'
import { waitingAddressesOf } from './waitingAddressesOf.ts'
import { withFreshNotes } from './withFreshNotes.ts'

/**
 * Plans moving a page: its file, its translations and the text files that only it uses, all references to it, and a redirect from the old
 * path, except for a draft, which was never published. Does not write anything.
 */
export function planMove(config: ConfigBefore, written: string, target: string): Plan {
  const [from, to] = [plainAddress(written), plainAddress(target)]
  const chosen = choosePage(config, from, 'moved')
  if ('failure' in chosen) return chosen
  const { source, value } = chosen
  const refusal = from === to ? `The page is already at ${from}.` : (whyNotPath(to, config) ?? whoHasPage(config, to))
  if (refusal !== undefined) return { failure: refusal }
  const place = targetFile(config, source, to)
  if ('failure' in place) return place

  const texts = movedTexts(config, source, place.file)
  if ('failure' in texts) return texts

  const edits = new Map<string, { text: string; edits: Edit[] }>()
  const add = (file: string, text: string, ...more: Edit[]) =>
    edits.set(file, { text, edits: [...(edits.get(file)?.edits ?? []), ...more] })

  add(source.file, source.text, ...schemaEdits(source, place.file), ...texts.renamed, ...feedIdEdits(config, source, from))
  let links = 0
  const files = new Set<string>()
  for (const { file, text, offset, rewrite } of linkReferencesTo(from, config)) {
    if (!rewrite)
      return {
        failure: `${file}:${placeAt(text, offset).line}: this link to ${from} is written in a form that cannot be updated automatically. Write its address without entities or escapes first.`,
      }
    add(file, text, rewrite(to))
    files.add(file)
    links += 1
  }
  for (const { from: file, text } of texts.moves) add(file, text)

  for (const page of wholeTranslations(config, from)) add(page.file, page.text, translatesEdit(page, to))
  const translated = movedTranslations(config, source, place.file, from, to)
  if ('failure' in translated) return translated
  for (const { from: file, text } of translated.moves) add(file, text)

  const isDraft = value['draft'] === true
  const redirect = isDraft ? undefined : redirectEdits(config, { from, to }, translated.addresses)
  if (redirect && redirect.text !== null) add('redirects.json', redirect.text, ...redirect.edits)

  const moves = new Map([
    [source.file, place.file],
    ...[...texts.moves, ...translated.moves].map((move): [string, string] => [move.from, move.to]),
  ])
  const changes = [...edits].map(([file, { text, edits: own }]): Change => ({
    from: file,
    to: moves.get(file) ?? file,
    before: text,
    edits: own,
  }))
  if (redirect && redirect.text === null) changes.push({ from: null, to: 'redirects.json', before: '', edits: redirect.edits })

  const below = [...config.pages.files.keys()].filter((path) => path.startsWith(`${from}/`)).length
  return {
    changes: withFreshNotes(changes, config),
    notes: [
      `${counted(links, 'link')} changed in ${counted(files.size, 'file')}.`,
      isDraft ? 'No redirect: a draft has no visitors.' : `${from} now redirects to ${to} (301).`,
      ...redirectsOf(config.sources).flatMap((old) =>
        isFrom(old.from, to) && old.to?.split(/[?#]/)[0] !== from
          ? [
              old.to === undefined
                ? `${to} is no longer recorded as gone: the page is there now.`
                : `The redirect from ${to} to ${printable(old.to)} was removed: the page is there now.`,
            ]
          : [],
      ),
      ...(translated.moves.length > 0 ? [`${counted(translated.moves.length, 'translation')} moved with it.`] : []),
      ...translated.addresses.map((address) => `${address.from} redirects to ${address.to}.`),
      ...(below > 0 ? [`Not moved: ${counted(below, 'page')} below ${from}/.`] : []),
    ],
  }
}

/**
 * The file of the page at its new path. An entry stays in its collection, other pages stay outside collections, and the index of a folder
 * stays an index.
 */
function targetFile({ configDir, pages }: ConfigBefore, source: Source, to: string): { file: string } | { failure: string } {
  const owner = collectionOfPath(to, pages.collections)
  let file: string
  if (source.kind === 'entry') {
    const name = source.file.split('/')[1]!
    const collection = pages.collections.get(name)!
    file = `collections/${name}/${posix.basename(to)}.json`
    if (pathOfFile(file, collection) !== to) return { failure: `"${printable(to)}" does not fit the paths of ${name}: ${collection.path}.` }
  } else {
    if (owner)
      return {
        failure: `${to} is a path of the collection ${owner.name}, which has its own sections and menus. Create an entry there: npm run new -- ${owner.name} ${owner.id}`,
      }
    file = posix.basename(source.file) === 'index.json' ? `pages${to}/index.json` : `pages${to}.json`
  }
  return existsSync(posix.join(configDir, file)) ? { failure: `${file} already exists.` } : { file }
}

/** Complete pages that translate a page by having its path below a language folder. */
function wholeTranslations({ sources, languageFolders }: ConfigBefore, path: string): Source[] {
  const files = languageFolders.flatMap((folder) => [`pages/${folder}${path}.json`, `pages/${folder}${path}/index.json`])
  return sources.filter((source) => files.includes(source.file) && parseSource(source)?.value['translates'] === undefined)
}

/** Adds the `translates` field to a complete page, before its other fields. */
function translatesEdit(page: Source, to: string): Edit {
  const { tree } = parseSource(page)!
  const first = tree.children![0]!
  const blank = page.text.slice(tree.offset + 1, first.offset)
  return { offset: first.offset, length: 0, content: `"translates": ${JSON.stringify(to)},${blank}` }
}

/**
 * The translations next to a page, which move with it, and the addresses derived from the page’s: those of the translations, and those
 * reserved for missing ones.
 */
function movedTranslations(
  config: ConfigBefore,
  page: Source,
  target: string,
  from: string,
  to: string,
): { moves: MovedTexts['moves']; addresses: Moved[] } | { failure: string } {
  const own = config.translations.filter(({ translates }) => translates === page.file)
  const moves = own.map(({ file, folder, text }) => ({ from: file, to: target.replace(/\.json$/, `.${folder}.json`), text }))
  const taken = moves.find((move) => existsSync(posix.join(config.configDir, move.to)))
  if (taken) return { failure: `${taken.to} already exists.` }
  const addresses = own.flatMap((translation): Moved[] => {
    const before = addressOf(translation, from, config)
    return before.follows ? [{ from: before.path, to: addressOf(translation, to, config).path }] : []
  })
  const known = new Set(addresses.map((address) => address.from))
  for (const waiting of waitingAddressesOf(page, from, config)) {
    if (known.has(waiting.path) || redirectsOf(config.sources).some((redirect) => isFrom(redirect.from, waiting.path))) continue
    const isOfLanguage = config.languageFolders.some((folder) => to.startsWith(`/${folder}/`))
    const next = isOfLanguage ? to : addressOf({ ...page, text: '{}', translates: page.file, folder: waiting.folder }, to, config).path
    addresses.push({ from: waiting.path, to: waiting.shownAt === waiting.path ? next : waiting.shownAt })
  }
  const refusal = addresses.map((address) => whoHasPage(config, address.to)).find((reason) => reason !== undefined)
  return refusal === undefined ? { moves, addresses } : { failure: refusal }
}

type MovedTexts = { moves: { from: string; to: string; text: string }[]; renamed: Edit[] }

/** The text files that move with a page, and the edits of the page for renamed ones: those that have the name of the page. */
function movedTexts({ configDir, sources }: ConfigBefore, page: Source, target: string): MovedTexts | { failure: string } {
  const result: MovedTexts = { moves: [], renamed: [] }
  const nameOf = (file: string) => posix.basename(file, '.json')
  for (const { textFile, node, alsoNamedBy } of textsOf(page, sources)) {
    const isSameFolder = posix.dirname(page.file) === posix.dirname(target)
    if (alsoNamedBy !== undefined) {
      if (isSameFolder) continue
      return {
        failure: `${alsoNamedBy} also uses ${textFile}, and a page can only use texts in its own folder. Give each page its own copy first.`,
      }
    }
    const isNamesake = posix.basename(textFile, '.md') === nameOf(page.file)
    const name = isNamesake ? `${nameOf(target)}.md` : posix.basename(textFile)
    const to = posix.join(posix.dirname(target), name)
    if (isNamesake) result.renamed.push(editInString(page.text, node, 0, (node.value as string).length, name))
    if (to === textFile || result.moves.some((move) => move.from === textFile)) continue
    if (existsSync(posix.join(configDir, to))) return { failure: `${to} already exists.` }
    const text = readInside(configDir, textFile)
    if (text !== undefined) result.moves.push({ from: textFile, to, text })
  }
  return result
}

function schemaEdits(source: Source, target: string): Edit[] {
  const node = findNodeAtLocation(parseSource(source)!.tree, ['$schema'])
  if (!node) return []
  const moved = movedSchema(node.value as string, source.file, target)
  return moved === node.value ? [] : [editInString(source.text, node, 0, (node.value as string).length, moved)]
}

/** Keeps the id of a published entry in feeds, so that feed readers do not show it as new. */
function feedIdEdits({ pages }: ConfigBefore, source: Source, from: string): Edit[] {
  const collection = pages.collections.get(source.file.split('/')[1]!)
  const { tree, value } = parseSource(source)!
  const day = findNodeAtLocation(tree, ['updated'])
  if (source.kind !== 'entry' || !collection?.feeds || value['feedId'] !== undefined || value['draft'] === true || !day) return []
  return [insertAfter(source.text, day.parent!, 'feedId', from)]
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
