import { type SkillCandidate, isMeant } from './isMeant.ts'
import { type NearWords, nearWords } from './nearWords.ts'
import type { Skill } from './Skill.ts'
import type { SkillMatch, SkillMatcher } from './SkillMatch.ts'
import { type SkillToken, skillTokens } from './skillTokens.ts'
import { type SkillForm, type SkillNode, skillTrie } from './skillTrie.ts'

/** Builds a matcher for a list of skills. Building takes some milliseconds, so reuse it. Of nested names the longest wins. */
export function skillMatcher(skills: readonly Skill[]): SkillMatcher {
  const root = skillTrie(skills)
  const near = nearWords(root)
  return (text) => {
    const tokens = skillTokens(text)
    const candidates = candidatesIn(text, tokens, root, near)
    return settled(text, tokens, candidates)
  }
}

type Walk = { form: SkillForm; length: number }

function candidatesIn(text: string, tokens: readonly SkillToken[], root: SkillNode, near: NearWords): SkillCandidate[] {
  const found: SkillCandidate[] = []
  let at = 0
  while (at < tokens.length) {
    const exact = walk(tokens, at, root)
    const walked = exact ?? walkNear(tokens, at, root, near)
    if (walked && !/non[-\u2010\u2011]$/i.test(text.slice(Math.max(0, tokens[at]!.start - 4), tokens[at]!.start))) {
      const { form, length } = walked
      const { start, line } = tokens[at]!
      const { end } = tokens[at + length - 1]!
      found.push({
        form,
        from: at,
        to: at + length,
        match: { skill: form.skill, way: exact ? form.way : 'near', text: text.slice(start, end), start, end, line },
      })
      at += length
    } else at += 1
  }
  return found
}

/** The longest form that starts at a word. */
function walk(tokens: readonly SkillToken[], from: number, root: SkillNode): Walk | undefined {
  let best: Walk | undefined
  let node = root.next.get(tokens[from]!.key)
  for (let length = 1; node; length += 1) {
    if (node.form) best = { form: node.form, length }
    const token = tokens[from + length]
    node = token && (token.isJoined || token.key === '/' || tokens[from + length - 1]!.key === '/') ? node.next.get(token.key) : undefined
  }
  return best
}

/** The same with one word a letter off. Ambiguous names must be spelled correctly. */
function walkNear(tokens: readonly SkillToken[], from: number, root: SkillNode, near: NearWords): Walk | undefined {
  for (const first of [tokens[from]!.key, ...near(tokens[from]!.key)]) {
    const node = root.next.get(first)
    if (!node) continue
    const isCorrected = first !== tokens[from]!.key
    const next = tokens[from + 1]
    const seconds = next?.isJoined ? (isCorrected ? [next.key] : near(next.key)) : []
    for (const second of seconds) {
      const form = node.next.get(second)?.form
      if (form && !form.rule) return { form, length: 2 }
    }
    if (isCorrected && node.form && !node.form.rule && !['soft', 'language'].includes(node.form.skill.kind))
      return { form: node.form, length: 1 }
  }
  return undefined
}

/** Accepts certain matches at once and ambiguous ones in two rounds, because an accepted one may support another. */
function settled(text: string, tokens: readonly SkillToken[], candidates: readonly SkillCandidate[]): SkillMatch[] {
  const accepted = new Set(candidates.filter(({ form }) => !form.rule))
  const possible = byLine(candidates, ({ match }) => match.line)
  for (let round = 0; round < 2; round += 1) {
    const certain = byLine(
      Array.from(accepted, ({ match }) => match),
      ({ line }) => line,
    )
    for (const candidate of candidates)
      if (!accepted.has(candidate) && isMeant(candidate, { text, tokens, certain, possible })) accepted.add(candidate)
  }
  return candidates.filter((candidate) => accepted.has(candidate)).map(({ match }) => match)
}

function byLine<Item>(items: readonly Item[], lineOf: (item: Item) => number): Map<number, Item[]> {
  const lines = new Map<number, Item[]>()
  for (const item of items) {
    const line = lines.get(lineOf(item))
    if (line) line.push(item)
    else lines.set(lineOf(item), [item])
  }
  return lines
}
