const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got)$/
const BETWEEN = /^(?:not|also|always|often|usually|never|fully|well|currently|only|then|still|already|being|been|\w+ly)$/
const IRREGULAR = new Set(
  (
    'born begun bought broken brought built caught chosen cut done drawn driven eaten fallen felt found forgotten given gone grown heard held hidden hit kept known laid led left lent lost made meant met ' +
    'paid put read run said seen sent set shown shut sold sought spent spoken stolen struck taken taught told thought thrown understood won worn written overseen undertaken withdrawn'
  ).split(' '),
)
/** Forms in -ed that describe a state or a feeling rather than what is done to someone. */
const STATES = new Set(
  'interested excited experienced motivated based located committed dedicated passionate skilled pleased delighted thrilled tired needed bored organized organised qualified focused'.split(
    ' ',
  ),
)

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
