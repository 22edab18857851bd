import type { Problem } from '#src/site/problem.ts'

/** Removes fixes that would refer to a missing asset: usually the file must be renamed, which the hint says instead. */
export function withSoundAssets(problems: readonly Problem[], assets: readonly string[]): readonly Problem[] {
  if (!problems.some(({ fix }) => isOfAsset(fix))) return problems
  const known = new Set(assets)
  return problems.map((problem) => {
    const { fix } = problem
    if (!isOfAsset(fix) || known.has(fix.value)) return problem
    const named = assets.find((asset) => asset.toLowerCase() === fix.value)
    const hint = named
      ? `The file is named ${named.slice(1)}. Rename it to ${fix.value.slice(1)}, and use that name here.`
      : `File names must be in lower case. Add the file as ${fix.value.slice(1)}, and use that name here.`
    return { ...problem, hint, fix: undefined }
  })
}

function isOfAsset(fix: Problem['fix']): fix is Extract<NonNullable<Problem['fix']>, { do: 'set' }> & { value: string } {
  return fix?.do === 'set' && typeof fix.value === 'string' && fix.value.startsWith('/assets/')
}
