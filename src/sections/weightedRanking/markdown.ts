import { rankItems } from './rankItems.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The criteria with their weights, and the items in the order that these give. */
const weightedRanking: WriterOf<'weightedRanking'> = ({ title, lead, caption, criteria, items, words, note }, md) => [
  md.opening({ title, lead }),
  md.paragraph(caption),
  md.paragraph(words.criteria),
  md.list(criteria.map(({ label, weight }) => md.line(md.text(label), md.text(words.levels[weight]!)))),
  md.paragraph(words.order),
  md.list(
    rankItems(
      items,
      criteria.map(({ weight }) => weight),
    ).map(({ item, score }) =>
      md.blocks(
        md.line(md.strong(item.name), md.text(item.detail), md.text(words.score.replace('{score}', String(score)))),
        md.list(item.ratings.map(({ reason }) => md.text(reason))),
      ),
    ),
    'numbered',
  ),
  md.paragraph(note),
]

export default weightedRanking
