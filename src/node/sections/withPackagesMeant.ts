import { madeOnce } from '#src/site/madeOnce.ts'
import type { Problem } from '#src/site/problem.ts'
import { packageWithType } from './packagesOf.ts'

/** The same problems; if an installed package that `site.json` does not name has the unknown section type, the message names it. */
export function withPackagesMeant(problems: readonly Problem[], configDir: string): Problem[] {
  const packageOf = madeOnce((type: string) => packageWithType(configDir, type))
  return problems.map(({ unknownType, ...problem }) => {
    const name = unknownType === undefined ? undefined : packageOf(unknownType)
    if (name === undefined) return problem
    const hint = `The installed package ${name} contains it: add "${name}" to sectionPackages in site.json.`
    return { ...problem, hint, fix: undefined }
  })
}
