import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { rule } from '#src/site/checks/rule.ts'
import { isLicence } from './isLicence.ts'

/** Drafts count. If a reference has no file, it may mean one that seems unused. */
export const unusedAsset = rule({
  code: 'E_UNUSED_ASSET',
  group: 'unused',
  severity: 'warning',
  title: 'Unused asset',
  about: 'No field or text refers to the file, yet it would be published. Licences next to fonts are not checked.',
  hint: 'Remove the file, or refer to it where it is needed.',
  advice: 'Remove it, or refer to it where it is needed.',
  example: { file: 'assets/oven.svg', bad: '<svg xmlns="http://www.w3.org/2000/svg"/>', good: null },
  ignoresWords: true,
  check: (config) => {
    const { assets, isWhole } = config
    if (!isWhole) return []
    const known = new Set(assets)
    const [named, linked] = [config.references('asset'), config.references('href')]
    const used = new Set<string>()
    for (const { value } of [...named, ...linked.filter((link) => link.value.startsWith('/assets/'))]) {
      const file = fileMeant(known, value)
      if (file === undefined) return []
      used.add(file)
    }
    return assets
      .filter((asset) => !used.has(asset) && !isLicence(asset))
      .map((asset) => ({ file: asset.slice(1), keyPath: [], message: 'no field or text refers to this file, yet it would be published' }))
  },
})
