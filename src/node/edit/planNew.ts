import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { textsGiven } from '#src/contract/entryPage.ts'
import { templateFields } from '#src/site/fields/fieldTemplate.ts'
import { printable } from '#src/node/text/printable.ts'
import { AddressWords } from '#schemas/atoms.ts'
import { plainAddress } from '#schemas/plainAddress.ts'
import { folderOf } from '#schemas/languages.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { starterWords } from '#src/prose/starterWords.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { slug } from '#src/site/words/slug.ts'
import type { Plan } from './change.ts'
import type { ConfigBefore } from './configBefore.ts'
import { entrySchemaOf } from './entrySchemaOf.ts'
import { formatOf, laidOut } from './format.ts'
import { whoHasPath, whyNotPath } from './freePath.ts'
import { collectionOfPath } from './pageFiles.ts'
import { schemaFor } from './schemaPath.ts'
import { starterFields } from './starterFields.ts'
import { starterSections } from './starterSections.ts'
import { starterTexts } from './starterTexts.ts'
import { parseSource } from './sources.ts'
import { languagesOf } from './translations.ts'

/**
 * The options of a new page: `page` and a path, or the name of a collection and an id; the day is `YYYY-MM-DD`. Without `name` the page is
 * named after its id. It is published at `publishAt`, if set.
 */
export type NewPage = {
  family: string
  id: string
  today: string
  draft: boolean
  name?: string | undefined
  publishAt?: string | undefined
}

/** Plans the file of a new page, valid from the start. Does not write anything. */
export function planNew(config: ConfigBefore, { family, id: written, today, draft, name: given, publishAt }: NewPage): Plan {
  const id = plainAddress(written).normalize('NFC')
  const place = family === 'page' && !config.pages.collections.has('page') ? pagePlace(config, id) : entryPlace(config, family, id)
  if ('failure' in place) return place
  const { file, path, collection } = place
  const owner = whoHasPath(config, path)
  if (owner !== undefined) return { failure: owner }

  const { sources } = config
  const rules = collection === undefined ? undefined : config.pages.collections.get(collection)
  const ofEntry = entrySchemaOf(file, config.pages.collections)
  const isThere = ofEntry !== undefined && existsSync(join(config.configDir, LIVE_FOLDER, `${ofEntry}.schema.json`))
  const schema = schemaFor(file, isThere ? ofEntry : 'page', sources)
  const language = languageOf(sources, path)
  const inLanguage = starterWords(language)
  const words = inLanguage ?? starterWords('en')!
  const { name, title, description, summary } = starterTexts(words, path.slice(path.lastIndexOf('/') + 1), takenTexts(sources), given)
  const ofCollection = rules ? textsGiven(rules) : {}
  const named = new Set(Object.values(ofCollection).flatMap((text) => templateFields(text).map((field) => field.name)))
  const fields = rules ? starterFields(rules.fields, { today, words, sources }, named) : {}
  const page = {
    ...(schema === undefined ? {} : { $schema: schema }),
    name,
    ...without({ title, description, summary }, Object.keys(ofCollection)),
    updated: today,
    ...(draft ? { draft: true } : {}),
    ...(publishAt === undefined ? {} : { publishAt }),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    sections: starterSections(name, words, collection, sources),
  }
  const format = formatOf(sources.find(({ kind }) => kind === 'site')?.text ?? '')
  return {
    changes: [{ from: null, to: file, before: '', edits: [{ offset: 0, length: 0, content: laidOut(page, format) + format.eol }] }],
    notes: [
      draft
        ? `${path} is a draft: it is published once "draft" is removed.`
        : `${path} is part of the site: replace its texts, or mark it with "draft": true until they are written.`,
      ...(inLanguage ? [] : [`Its placeholder texts are in English: the builder has none in ${nameOf(language)}.`]),
    ],
  }
}

/** The texts that the collection does not provide. */
function without(texts: Readonly<Record<string, string>>, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !given.includes(name)))
}

/** The reason why a family (`page` or the name of a collection) cannot have new pages; undefined if it can. */
export function whyNotFamily(config: ConfigBefore, family: string): string | undefined {
  if (family === 'page' || config.pages.collections.has(family)) return undefined
  const place = entryPlace(config, family, 'x')
  return 'failure' in place ? place.failure : undefined
}

type Place = { file: string; path: string; collection: string | undefined } | { failure: string }

function pagePlace(config: ConfigBefore, path: string): Place {
  const { pages } = config
  const refusal = whyNotPath(path, config)
  if (refusal !== undefined) return { failure: refusal }
  const owner = collectionOfPath(path, pages.collections)
  if (owner && !pages.files.has(path))
    return { failure: `${path} is a path of the collection ${owner.name}. Run: npm run new -- ${owner.name} ${owner.id}` }
  return { file: path === '/' ? 'pages/index.json' : `pages${path}.json`, path, collection: undefined }
}

function entryPlace({ pages, problems, spelling }: ConfigBefore, name: string, id: string): Place {
  const collection = pages.collections.get(name)
  if (!collection) {
    const faulty = problems.find(({ file, severity }) => severity === 'error' && file.endsWith(`/collections/${name}/index.json`))
    if (faulty)
      return { failure: `The collection ${printable(name)} has problems; fix ${faulty.file}:${faulty.line}:${faulty.column} first.` }
    const names = [...pages.collections.keys(), 'page']
    return {
      failure: `There is no collection "${printable(name.slice(0, 100))}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}. To add a collection, create config/collections/${printable(slug(name, spelling) || 'name')}/index.json.`}`,
    }
  }
  const file = `collections/${name}/${id}.json`
  if (!AddressWords.safeParse(id).success) {
    const meant = slug(id, spelling)
    const guess = meant === '' ? '' : ` Did you mean "${meant}"?`
    return {
      failure: `"${printable(id.slice(0, 300))}" cannot be an id: write lower-case words joined by hyphens, such as data-retention, at most 100 characters.${guess}`,
    }
  }
  const path = id === 'index' ? null : pathOfFile(file, collection)
  return path === null
    ? { failure: `"${id}" cannot be an id: the name is reserved, or its path is too long.` }
    : { file, path, collection: name }
}

/** The language of the page at a path: that of its folder, or else that of the site. */
function languageOf(sources: ConfigBefore['sources'], path: string): string {
  const folder = languagesOf(sources).find((language) => path.startsWith(`/${folderOf(language)}/`))
  const settings = sources.find(({ kind }) => kind === 'site')
  const own = settings && parseSource(settings)?.value['language']
  return folder?.tag ?? (typeof own === 'string' ? own : 'en')
}

/** The English name of a language. */
function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language.split('-')[0]!)!
}

/** Titles and descriptions of all pages, including drafts and invalid ones, in lower case. */
function takenTexts(sources: ConfigBefore['sources']): Set<string> {
  return new Set(
    sources.flatMap(({ kind, text }) => {
      if (kind !== 'page' && kind !== 'entry') return []
      return [...text.matchAll(/"(?:title|description)"\s*:\s*("(?:[^"\\\n]|\\.)*")/g)].flatMap(([, literal]) =>
        read(literal!).toLowerCase(),
      )
    }),
  )
}

function read(literal: string): string {
  try {
    return String(JSON.parse(literal))
  } catch {
    return ''
  }
}
