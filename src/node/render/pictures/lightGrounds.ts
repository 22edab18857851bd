import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from '#src/site/valueAt.ts'
import { placeProblems, placesInJson } from '#src/node/config/parse/placeProblems.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { groundScrim } from '#src/site/theme/groundScrim.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { Reference, Site } from '#src/site/site.ts'

/** The references to pictures behind the words of sections. */
export function groundReferences({ references, pictures }: Pick<Site, 'references' | 'pictures'>): Reference[] {
  return references('asset').filter(({ keyPath, value }) => keyPath.at(-2) === 'ground' && pictures.has(value))
}

/** Warnings about pictures without a veil on which words cannot be read, at their place in config. `pictures` are measured. */
export function lightGrounds(site: Pick<Site, 'references' | 'pictures' | 'theme'>, configDir: string): Problem[] {
  const texts = new Map<string, string>()
  const textOf = (file: string) => texts.get(file) ?? texts.set(file, readFileSync(join(configDir, file), 'utf8')).get(file)!
  const found = groundReferences(site).flatMap(({ file, keyPath, value }): UnplacedProblem[] => {
    const { brightest } = site.pictures.get(value)!
    const percent = brightest === undefined ? 0 : groundScrim(site.theme, brightest)
    const place = keyPath.slice(0, -1)
    if (percent === 0 || valueAt(JSON.parse(textOf(file)), [...place, 'scrim']) !== 'none') return []
    return [
      {
        code: 'E_CONTRAST',
        file,
        keyPath: [...place, 'scrim'],
        message: `words on ${value} are not readable everywhere: it has light places, which need a veil of ${percent} %`,
        hint: 'Remove "scrim", so that the veil is added, or use a darker picture.',
      },
    ]
  })
  const placed = placeProblems(found, (file) => placesInJson({ text: textOf(file), isJson: true }))
  return placed.map((problem) => ({ ...problem, file: `${pathFromCwd(configDir)}/${problem.file}` }))
}
