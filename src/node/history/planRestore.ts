import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Change } from '#src/node/edit/change.ts'
import { readInside } from '#src/node/edit/sources.ts'
import type { PictureChange } from '#src/node/edit/stepPicture.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { textOf } from '#src/node/review/changes/changesBetween.ts'
import { contentsOf } from '#src/node/review/changes/contentsOf.ts'
import { fileStates } from '#src/node/review/changes/fileStates.ts'
import { namedFiles } from './namedFiles.ts'
import type { NamedFile } from './pageVersions.ts'
import type { PageTexts } from './stepVersions.ts'

/** The step that restores a version of a page: the changes of its files, pictures that come back with it, and what stays different. */
export type RestorePlan = { changes: Change[]; pictures: PictureChange[]; notes: string[] }

/** Another version to read from: the texts of files in a commit, or after an edit. */
type OldFiles = { text(file: string): string | null; bytes(file: string): Buffer | null }

/**
 * Plans to restore the files of a page as they were in a commit. What they name and is gone since is restored with them: texts, shared
 * sections, pictures. Rejects like `execFile`.
 */
export async function planRestore(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  commit: string,
  files: readonly NamedFile[],
): Promise<RestorePlan> {
  const states = await fileStates(place, commit)
  const contents = new Map<string, Buffer>()
  const read = async (names: readonly string[]) => {
    for (const [name, bytes] of await contentsOf(
      place,
      names.map((name) => [name, states.get(name) ?? null]),
    ))
      contents.set(name, bytes)
  }
  await read(files.map((file) => file.old))
  const old: OldFiles = {
    text: (file) => (contents.has(file) ? (textOf(contents.get(file)!) ?? null) : null),
    bytes: (file) => contents.get(file) ?? null,
  }
  // Named files, and those that a named text names.
  for (let round = 0, names = namedBy(old, files); round < 3; round++, names = namedBy(old, files))
    await read(names.filter((name) => !contents.has(name)))
  return planOf(configDir, old, files)
}

/** Plans to restore the files of a page as they were after an edit; what they name stays as it is. */
export function planStepBack(configDir: string, texts: PageTexts): RestorePlan {
  const old: OldFiles = { text: (file) => texts.get(file) ?? null, bytes: () => null }
  return planOf(
    configDir,
    old,
    [...texts.keys()].map((file) => ({ now: file, old: file })),
  )
}

function planOf(configDir: string, old: OldFiles, files: readonly NamedFile[]): RestorePlan {
  const plan: RestorePlan = { changes: [], pictures: [], notes: [] }
  const done = new Set<string>()
  const restore = (now: string, text: string) => {
    if (done.has(now)) return
    done.add(now)
    const before = readInside(configDir, now)
    if (before !== undefined && isSameText(before, text)) return
    const edits = [{ offset: 0, length: before?.length ?? 0, content: text }]
    plan.changes.push({ from: before === undefined ? null : now, to: now, before: before ?? '', edits })
  }
  const assets = new Set<string>()
  for (const { now, old: name } of files) {
    const text = old.text(name)
    if (text === null) {
      if (existsSync(join(configDir, now))) plan.notes.push(`${now} did not exist then. It stays as it is.`)
      continue
    }
    restore(now, text)
    const named = namedFiles(name, text)
    for (const asset of named.assets) assets.add(asset)
    for (const beside of named.texts) {
      const [source, target] = [name, now].map((file) => posix.join(posix.dirname(file), beside)) as [string, string]
      const other = old.text(source)
      if (other === null) continue
      restore(target, other)
      for (const asset of namedFiles(source, other).assets) assets.add(asset)
    }
    for (const fragment of named.fragments) {
      const file = `fragments/${fragment}.json`
      const shared = old.text(file)
      const current = readInside(configDir, file)
      if (shared === null || shared === current) continue
      if (current === undefined) {
        restore(file, shared)
        for (const asset of namedFiles(file, shared).assets) assets.add(asset)
        plan.notes.push(`The shared section “${fragment}” has been deleted since. It is restored, too.`)
      } else plan.notes.push(`The shared section “${fragment}” has changed since. It stays as it is, because other pages can show it.`)
    }
  }
  for (const file of assets) {
    const bytes = old.bytes(file)
    if (bytes === null || existsSync(join(configDir, file))) continue
    plan.pictures.push({ file, before: null, after: bytes })
    plan.notes.push(`/${file} has been deleted since. It is restored, too.`)
  }
  return plan
}

/** The files that a page named, and those that these name. */
function namedBy(old: OldFiles, files: readonly NamedFile[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const text = old.text(file)
    if (text === null) return
    const { texts, fragments, assets } = namedFiles(file, text)
    const others = [...texts.map((name) => posix.join(posix.dirname(file), name)), ...fragments.map((name) => `fragments/${name}.json`)]
    for (const name of assets) found.add(name)
    for (const name of others) {
      if (found.has(name)) continue
      found.add(name)
      visit(name)
    }
  }
  for (const file of files) visit(file.old)
  return [...found]
}

/** Whether two texts are equal without regard to line ends: git can convert them. */
function isSameText(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n')
}
