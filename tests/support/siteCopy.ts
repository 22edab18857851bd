import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { HARBOUR } from './harbour.ts'

/** A copy of a site’s config in a separate project folder. File paths are relative to the config folder. */
export type SiteCopy = {
  configDir: string
  dist: string
  read(file: string): string
  write(file: string, content: string): void
  remove(): void
}

/** Copies a config folder for a test that changes it. The test removes the copy. */
export function copySite(from: string = HARBOUR): SiteCopy {
  // Within the project, because the built server code resolves its packages from its own location.
  const parent = resolve('.build/copies')
  mkdirSync(parent, { recursive: true })
  const project = mkdtempSync(join(parent, 'site-'))
  const configDir = join(project, 'config')
  cpSync(from, configDir, { recursive: true })
  return {
    configDir,
    dist: join(project, 'dist'),
    read: (file) => readFileSync(join(configDir, file), 'utf8'),
    write: (file, content) => writeFileSync(join(configDir, file), content),
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}

/**
 * The file in the README that adds an id: its path relative to the config folder, its content, the path of the page, and its name and main
 * heading. Throws if the README has no such example.
 */
export function readmeEntry(): { file: string; content: string; path: string; name: string; heading: string } {
  const found = /One file\. `config\/(collections\/(\w+)\/([\w-]+)\.json)`:\s+```json\n([\s\S]*?)```/.exec(
    readFileSync('README.md', 'utf8'),
  )
  if (!found) throw new Error('The README shows no file that adds an id')
  const content = found[4]!
  const { name, sections } = JSON.parse(content) as { name: string; sections: { title: string }[] }
  return { file: found[1]!, path: `/${found[2]}/${found[3]}`, content, name, heading: sections[0]!.title }
}
