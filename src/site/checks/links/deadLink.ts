import { HOME, FIRST_LINK } from '#src/site/checks/examplePieces.ts'
import { relinkFix } from '#src/site/checks/fixes.ts'
import { type Place, rule } from '#src/site/checks/rule.ts'
import { feedAddresses } from '#src/site/feeds/feedAddresses.ts'
import { nearestFile } from '#src/site/pages/fileMeant.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { linksThatAre } from './badLinks.ts'
import { fixedHref } from './fixedHref.ts'

export const deadLink = rule({
  code: 'E_DEAD_LINK',
  group: 'links',
  severity: 'error',
  title: 'Link to a missing page',
  about: 'A link leads to a draft, to an address that is gone, or to a path of this site that is not a page, a file or a redirect.',
  advice: 'Correct the path, publish the page, or remove the link.',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "/vist"', good: FIRST_LINK },
  ignoresWords: true,
  check: (config) => {
    const paths = [...config.pages.map(({ path }) => path), ...feedAddresses(config)]
    const files = new Set(config.assets)
    return [
      ...linksThatAre('gone', config).map(({ value, place, path }) => ({
        ...place,
        cause: path,
        message: `"${value}" is gone according to redirects.json`,
        hint: 'Link to another page, or remove the link.',
      })),
      ...linksThatAre('noPage', config).map(({ value, place, path }) =>
        path.startsWith('/assets/')
          ? deadFile(value, place, nearestFile(files, value))
          : {
              ...place,
              message: `"${value}" is not a page of this site`,
              hint: didYouMean(path, paths),
              cause: path,
              fix: relinkFix(place, value, fixedHref(config, value)),
            },
      ),
      ...linksThatAre('draft', config).map(({ value, place, path }) => ({
        ...place,
        cause: path,
        message: `"${value}" is a draft, so it is not published`,
        hint: 'Publish that page or remove the link.',
      })),
    ]
  },
})

function deadFile(value: string, place: Place, near: string | undefined) {
  if (near !== undefined && near !== value && plainForm(near) === plainForm(value))
    return {
      ...place,
      message:
        `there is no file "${plainForm(value)}" in the config folder: the name of the intended file stores its accents as separate ` +
        `characters`,
      hint: 'Rename the file by retyping its name: some systems store accents differently.',
      fix: relinkFix(place, value, near),
    }
  return {
    ...place,
    message: `there is no file "${value}" in the config folder`,
    hint: near === undefined ? 'Add the file, correct its name, or remove the link.' : `Did you mean "${near}"?`,
    fix: relinkFix(place, value, near),
  }
}

/** An address as displayed, with accents in composed form. */
function plainForm(address: string): string {
  try {
    return decodeURI(address).normalize('NFC')
  } catch {
    return address
  }
}
