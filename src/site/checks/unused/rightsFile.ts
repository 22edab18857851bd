import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const rightsFile = rule({
  code: 'E_RIGHTS_FILE',
  group: 'unused',
  severity: 'warning',
  title: 'Rights of a missing picture',
  about: 'An entry of `pictures.json` is about a picture that is not in `assets`.',
  advice: 'Correct the path, or remove the entry.',
  example: {
    file: 'pictures.json',
    bad: '{ "pictures": { "/assets/sozial.png": { "creator": "Ada Baker" } } }',
    good: '{ "pictures": { "/assets/social.png": { "creator": "Ada Baker" } } }',
  },
  ignoresWords: true,
  check({ rights, assets }) {
    const known = new Set(assets)
    return Object.keys(rights)
      .filter((path) => !known.has(path))
      .map((path) => ({
        file: 'pictures.json',
        keyPath: ['pictures', path],
        message: `"${path}" does not exist`,
        hint: didYouMean(path, known) ?? 'Remove the entry, or correct its path.',
      }))
  },
})
