import { type Ambiguity, ambiguities, languageRule } from './ambiguity.ts'
import type { Skill } from './Skill.ts'
import { skillTokens } from './skillTokens.ts'

/** A written form of a skill. `rule` is set when the form is an ordinary word too. */
export type SkillForm = { skill: Skill; written: string; way: 'exact' | 'alias'; rule: Ambiguity | undefined }

/** A trie of forms, one node per word. */
export type SkillNode = { next: Map<string, SkillNode>; form: SkillForm | undefined }

/** Builds the trie of all forms. If two skills share a form, the first keeps it. */
export function skillTrie(skills: readonly Skill[]): SkillNode {
  const root: SkillNode = { next: new Map(), form: undefined }
  for (const skill of skills) {
    for (const written of [skill.name, ...skill.aliases]) {
      const node = reach(
        root,
        skillTokens(written).map(({ key }) => key),
      )
      const rule = ambiguities.get(written) ?? (skill.kind === 'language' ? languageRule : undefined)
      node.form ??= { skill, written, way: written === skill.name ? 'exact' : 'alias', rule }
    }
  }
  return root
}

function reach(root: SkillNode, keys: string[]): SkillNode {
  let node = root
  for (const key of keys) {
    let next = node.next.get(key)
    if (!next) node.next.set(key, (next = { next: new Map(), form: undefined }))
    node = next
  }
  return node
}
