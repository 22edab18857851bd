import type { AdvertFacts } from './advertFacts.ts'
import { hashtags } from './hashtags.ts'
import { type Network, postLimits } from './postLimits.ts'

/** The text around the facts. `opening` contains `{title}`; the others are labels; `tags` are hashtags for every post. */
export type DraftWords = Record<'opening' | 'place' | 'pay' | 'hours' | 'requirements' | 'benefits' | 'apply', string> & { tags: string[] }

/** Readers of a feed do not read more list items than this. */
const POINTS = 5

/**
 * A post about an advert for a network: only its facts, under the given labels; empty if there are none. The link is omitted on networks
 * where links do not work. List items are removed from the end until the post is short enough.
 */
export function draftPost(facts: AdvertFacts, network: Network, words: DraftWords, link: string): string {
  const { most, hashtags: tags, linksWork } = postLimits[network]
  const isLinked = linksWork && link !== ''
  const labelled = [
    [words.place, facts.place],
    [words.pay, facts.pay],
    [words.hours, facts.hours],
  ].flatMap(([label, said]) => (said ? `${label}: ${said}` : []))
  const about = [facts.title && words.opening.replace('{title}', () => facts.title), ...labelled].filter(Boolean).join('\n')
  const write = (points: number) => {
    const blocks = [
      about,
      list(words.requirements, facts.requirements.slice(0, points)),
      list(words.benefits, facts.benefits.slice(0, points)),
    ]
    if (blocks.every((block) => block === '') && !facts.apply) return ''
    const apply = isLinked ? `${words.apply}: ${link}` : facts.apply
    return [...blocks, apply, hashtags(facts, words.tags, tags?.value).join(' ')].filter(Boolean).join('\n\n')
  }
  let points = POINTS
  while (points > 0 && Array.from(write(points)).length > most.value) points -= 1
  return write(points)
}

function list(label: string, points: readonly string[]): string {
  return points.length === 0 ? '' : [`${label}:`, ...points.map((point) => `- ${point}`)].join('\n')
}
