import { relinkFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import { type BadLink, linksThatAre } from './badLinks.ts'
import { fixedHref } from './fixedHref.ts'

export const deadAnchor = rule({
  code: 'E_DEAD_ANCHOR',
  group: 'links',
  severity: 'error',
  title: 'Link to an anchor that is not there',
  about: 'The page exists, but nothing on it has this anchor, so the reader arrives at its top.',
  advice: 'Correct the anchor, or give the section that is meant this id.',
  example: { file: 'header.json', replaces: '"href": "/visit#order"', bad: '"href": "/visit#ordr"', good: '"href": "/visit#order"' },
  check: (config) =>
    linksThatAre('deadAnchor', config).map((link) => {
      const anchor = anchorOf(link.value)
      return {
        ...link.place,
        message: `"${link.value}" leads to an anchor that is not there`,
        hint: didYouMean(
          anchor,
          link.anchors.find((anchors) => !anchors.has(anchor))!,
        ),
        fix: relinkFix(link.place, link.value, meantBy(link, config)),
      }
    }),
})

function anchorOf(href: string): string {
  return href.slice(href.indexOf('#') + 1)
}

/** An anchor alone must be on every page that shows the link. */
function meantBy({ value, anchors }: BadLink, config: ReadConfig): string | undefined {
  if (!value.startsWith('#')) return fixedHref(config, value)
  const onAll = [...anchors[0]!].filter((anchor) => anchors.every((others) => others.has(anchor)))
  const meant = onlyNearest(anchorOf(value), onAll)
  return meant && `#${meant}`
}
