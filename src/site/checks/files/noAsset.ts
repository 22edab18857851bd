import { relinkFix } from '#src/site/checks/fixes.ts'
import { namedIn } from '#src/site/checks/namedIn.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'

export const noAsset = rule({
  code: 'E_NO_ASSET',
  group: 'files',
  severity: 'error',
  title: 'Missing asset',
  about:
    'A field or a text names a file in assets/ that does not exist. Upper and lower case matter: servers distinguish them even if your ' +
    'computer does not.',
  advice: 'Add the file, or correct its name.',
  example: {
    file: 'site.json',
    replaces: '"favicon": "/assets/favicon.svg"',
    bad: '"favicon": "/assets/favicn.svg"',
    good: '"favicon": "/assets/favicon.svg"',
  },
  ignoresWords: true,
  check: (config) => {
    const assets = new Set(config.assets)
    return namedIn(config, 'asset', (value) => fileMeant(assets, value) === undefined).map(({ value, place }) => ({
      ...place,
      message: `there is no file "${value}" in the config folder`,
      hint: didYouMean(value, assets),
      fix: relinkFix(place, value, onlyNearest(value, fittingAssets(value, config.assets))),
    }))
  },
})

/**
 * Possible replacements for a missing file: their names are valid in config, and their type is allowed in every such field or equal to
 * that of the missing file.
 */
function fittingAssets(value: string, assets: readonly string[]): string[] {
  const kind = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()
  return assets.filter((asset) => asset === asset.toLowerCase() && (kind(asset) === kind(value) || /\.(?:png|jpg|webp)$/.test(asset)))
}
