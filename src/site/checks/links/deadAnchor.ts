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
  title: 'Link to a missing anchor',
  about: 'The page exists but does not have this anchor, so the link leads to the top of the page.',
  advice: 'Correct the anchor, or give the target section this id.',
  example: { file: 'header.json', replaces: '"href": "/visit#order"', bad: '"href": "/visit#ordr"', good: '"href": "/visit#order"' },
  ignoresWords: true,
  check: (config) =>
    linksThatAre('deadAnchor', config).map((link) => {
      const anchor = anchorOf(link.value)
      return {
        ...link.place,
        message: `"${link.value}" links to an anchor that does not exist`,
        hint: hintFor(
          anchor,
          link.anchors.find((anchors) => !anchors.has(anchor))!,
        ),
        fix: relinkFix(link.place, link.value, meantBy(link, config)),
      }
    }),
})

/** A translation has the anchors of its source, which do not follow from its headings. */
function hintFor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const names = [...anchors].slice(0, MOST_NAMED).map((name) => `#${name}`)
  return (
    didYouMean(anchor, anchors) ??
    (names.length > 0 ? `The page has the anchors ${names.join(', ')}${anchors.size > names.length ? ', …' : '.'}` : undefined)
  )
}

const MOST_NAMED = 8

function anchorOf(href: string): string {
  return href.slice(href.indexOf('#') + 1)
}

/** An anchor without a path must exist on every page that shows the link. */
function meantBy({ value, anchors }: BadLink, config: ReadConfig): string | undefined {
  if (!value.startsWith('#')) return fixedHref(config, value)
  const onAll = [...anchors[0]!].filter((anchor) => anchors.every((others) => others.has(anchor)))
  const meant = onlyNearest(anchorOf(value), onAll)
  return meant && `#${meant}`
}
