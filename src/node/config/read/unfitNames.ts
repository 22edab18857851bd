import { nameFault } from '#src/site/pages/nameFault.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { slugify } from '#src/site/words/slugify.ts'

/** Extensions of compressed versions that hosts send instead of a file. */
const PACKED = /\.(?:br|gz)$/

/** Assets whose names cannot be published. */
export function unfitNames(all: readonly string[]): UnplacedProblem[] {
  const assets = all.filter((file) => file.startsWith('assets/'))
  const known = new Set(assets)
  return assets.flatMap((file): UnplacedProblem[] => {
    const fault = nameFault(file)
    if (fault !== undefined)
      return [
        problem(
          file,
          `a file with this name cannot be published: ${fault}`,
          `Rename it to ${plain(file)}, and update the references to it.`,
        ),
      ]
    const source = file.replace(PACKED, '')
    if (source === file || !known.has(source)) return []
    return [
      problem(file, `this is the name of the compressed version of ${source}, which the build creates itself`, 'Remove it, or rename it.'),
    ]
  })
}

/** A valid name for a file. */
function plain(file: string): string {
  return file
    .split('/')
    .map((part) => {
      const [, base, ending] = /^(.*?)((?:\.[a-z0-9]{1,8})?)$/is.exec(part)!
      const name = slugify(base!, new Set()).slice(0, 100)
      const whole = name + ending!.toLowerCase()
      // Reserved names are reserved with any extension.
      return nameFault(whole) === undefined ? whole : `${name}-file${ending!.toLowerCase()}`
    })
    .join('/')
}

function problem(file: string, message: string, hint: string): UnplacedProblem {
  return { code: 'E_ASSET_NAME', file, keyPath: [], message, hint }
}
