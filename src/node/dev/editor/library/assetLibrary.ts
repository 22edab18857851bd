import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import type { LibraryFile, LibraryUse } from '#src/node/dev/editor/wire.ts'
import { type ConfigBefore, configBefore } from '#src/node/edit/configBefore.ts'
import { readMarkdown } from '#src/node/config/parse/markdown.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { readInside, treeOf } from '#src/node/edit/sources.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { isLicence } from '#src/site/checks/unused/isLicence.ts'
import { isBlank } from '#src/site/checks/accessibility/isBlank.ts'
import { isFields } from '#src/site/isFields.ts'
import { type AssetUse, assetUses } from './assetUses.ts'

/** The files of `assets/`, with their sizes, uses, equal files, and the words that their pictures lack. */
export function assetLibrary(configDir: string): LibraryFile[] {
  const { config } = loadDraft(configDir, [])
  if (!config) return []
  const before = configBefore(configDir)
  const uses = assetUses(before)
  const useOf = describedUse(before)
  const bytesOf = new Map(config.assets.map((path) => [path, sizeOf(join(configDir, path))]))
  const equal = equalFiles(configDir, bytesOf)
  return config.assets.map((path) => {
    const picture = config.pictures.get(path)
    return {
      path,
      bytes: bytesOf.get(path) ?? 0,
      size: picture ? { width: picture.width, height: picture.height } : null,
      uses: (uses.get(path) ?? []).map(useOf),
      equal: equal.get(path) ?? [],
      isLicence: isLicence(path),
      rights: config.rights[path] ?? null,
    }
  })
}

/** A use as the editor shows it: the page, and the words that describe the picture there. */
function describedUse({ configDir, problems, sources, translations, pages }: ConfigBefore): (use: AssetUse) => LibraryUse {
  const paths = new Map(Array.from(pages.files, ([path, file]) => [file, path]))
  const originals = new Map(translations.map(({ file, translates }) => [file, translates]))
  const texts = new Map([...sources, ...translations].map(({ file, text }) => [file, text]))
  const ofWords = editorProblems(
    configDir,
    problems.filter(({ code }) => code === 'E_NO_ALT' || code === 'E_ALT_WORDS'),
  )
  const names = new Map<string, string>()
  const nameOf = (file: string) => {
    if (!names.has(file)) {
      const tree = treeOf(texts.get(file) ?? '')
      const name: unknown = tree && findNodeAtLocation(tree, ['name'])?.value
      names.set(file, typeof name === 'string' ? name : file)
    }
    return names.get(file)!
  }
  const images = imagesOf(configDir)
  return (use) => {
    const { file, keyPath, text, written } = use
    const page = paths.get(originals.get(file) ?? file) ?? null
    const around = written && findNodeAtLocation(written.tree, written.keyPath.slice(0, -1))
    const beside: unknown = around && getNodeValue(around)
    const image = images(use)
    const alt = !image && isFields(beside) && typeof beside['alt'] === 'string' ? beside['alt'] : undefined
    const words = image ?? alt
    const wordsAt = image === undefined ? [...keyPath.slice(0, -1), 'alt'] : keyPath
    const problem = ofWords.find((one) =>
      text
        ? one.file === text.file && one.line === text.line
        : one.file === file && one.path === wordsAt.join('.') && (image === undefined || one.message.includes(`"${image}"`)),
    )
    return {
      page,
      name: page === null ? file : nameOf(originals.get(file) ?? file),
      file,
      keyPath: written?.keyPath ?? keyPath,
      words: words ?? null,
      fault:
        image !== undefined && isBlank(image) ? 'the picture has no alternative text' : (words !== undefined && problem?.message) || null,
      describes: alt !== undefined && written ? [...written.keyPath.slice(0, -1), 'alt'] : null,
    }
  }
}

/** The alternative text of a picture in a Markdown text; undefined for other uses. Pictures of one text are asked for in order. */
function imagesOf(configDir: string): (use: AssetUse) => string | undefined {
  const asked = new Map<string, number>()
  return ({ kind, value, file, text, written }) => {
    const field: unknown = written && findNodeAtLocation(written.tree, written.keyPath)?.value
    const markdown = text ? readInside(configDir, text.file) : field
    if (kind !== 'asset' || typeof markdown !== 'string' || markdown === value) return undefined
    const found = readMarkdown(markdown).images.filter((image) => image.value === value && (!text || image.line === text.line))
    const place = JSON.stringify([text ?? [file, written?.keyPath], value])
    const index = asked.get(place) ?? 0
    asked.set(place, index + 1)
    return found[index]?.words
  }
}

/** For each file, the others with the same content. */
function equalFiles(configDir: string, bytesOf: ReadonlyMap<string, number>): Map<string, string[]> {
  const equal = new Map<string, string[]>()
  const groups = grouped(bytesOf.keys(), (path) => String(bytesOf.get(path)))
  // Only files of the same size need to be read.
  const alike = groups.filter((group) => group.length > 1).flatMap((group) => grouped(group, (path) => hashOf(join(configDir, path))))
  for (const group of alike)
    for (const path of group)
      equal.set(
        path,
        group.filter((other) => other !== path),
      )
  return equal
}

function grouped(paths: Iterable<string>, keyOf: (path: string) => string): string[][] {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const key = keyOf(path)
    const group = groups.get(key)
    if (group) group.push(path)
    else groups.set(key, [path])
  }
  return [...groups.values()]
}

/** The hash of a file’s content; of its own for one that is gone. */
function hashOf(path: string): string {
  return existsSync(path) ? contentHash(readFileSync(path)) : path
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
