import participles from '#packages/recruiting/data/participles.json'

const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got)$/
const BETWEEN = /^(?:not|also|always|often|usually|never|fully|well|currently|only|then|still|already|being|been|\w+ly)$/
const IRREGULAR = new Set(participles.irregular)
/** Forms in -ed that describe a state or a feeling and not an action. */
const STATES = new Set(participles.states)

/** Whether an English sentence is probably in the passive voice: a form of "to be" or "to get", then a past participle. A rule of thumb. */
export function isPassive(sentence: string): boolean {
  const all = sentence.toLowerCase().match(/[a-z]+/g) ?? []
  return all.some((word, at) => {
    if (!BE.test(word)) return false
    let next = at + 1
    while (next < at + 3 && BETWEEN.test(all[next] ?? '')) next += 1
    const verb = all[next] ?? ''
    return IRREGULAR.has(verb) || (/[^e]ed$/.test(verb) && verb.length > 4 && !STATES.has(verb))
  })
}
