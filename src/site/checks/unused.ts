import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'

/** Terms of use that lie beside what they belong to, such as the licence of a font. */
const LICENCE = /\.(?:txt|md)$|\/(?:licen[cs]e|ofl|notice)[^/]*$/i

/** Every asset is shown or linked somewhere, drafts included. While a name leads to no file, it may be that of a file that seems unused. */
export function usedAssets({ assets, references, isWhole }: ReadConfig): UnplacedProblem[] {
  if (!isWhole) return []
  const used = new Set(
    references.filter(({ kind, value }) => (kind === 'asset' || kind === 'href') && value.startsWith('/assets/')).map(({ value }) => value),
  )
  const known = new Set(assets)
  if (references.some(({ kind, value }) => kind === 'asset' && !known.has(value))) return []
  return assets
    .filter((asset) => !used.has(asset) && !LICENCE.test(asset))
    .map((asset) => ({
      code: 'E_UNUSED_ASSET',
      severity: 'warning',
      file: asset.slice(1),
      keyPath: [],
      message: 'no field and no text names this file, yet it would be published',
      hint: 'Remove it, or name it where it belongs.',
    }))
}

/** Every fragment is shown by some page, drafts included. */
export function usedFragments({ fragmentNames, references, isWhole }: ReadConfig): UnplacedProblem[] {
  if (!isWhole) return []
  const used = new Set(references.filter(({ kind }) => kind === 'fragment').map(({ value }) => value))
  return fragmentNames
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: 'E_UNUSED_FRAGMENT',
      severity: 'warning',
      file: `fragments/${name}.json`,
      keyPath: [],
      message: `no page shows the fragment "${name}"`,
      hint: 'Show it on a page, or remove the file.',
    }))
}

/** Every Markdown file beside pages is the text of some section. */
export function usedTexts({ textFiles, references, isWhole }: ReadConfig): UnplacedProblem[] {
  if (!isWhole) return []
  const used = new Set(
    references
      .filter(({ kind }) => kind === 'markdownFile')
      .map(({ value, file }) => `${file.slice(0, file.lastIndexOf('/') + 1)}${value}`),
  )
  return textFiles
    .filter((file) => !used.has(file))
    .map((file) => ({
      code: 'E_UNUSED_TEXT',
      severity: 'warning',
      file,
      keyPath: [],
      message: 'no section beside it shows this text',
      hint: 'Name it in the file field of a richText section, or remove it.',
    }))
}

/** Checks of what is there but is never shown. */
export const unusedChecks: Check[] = [usedAssets, usedFragments, usedTexts]
