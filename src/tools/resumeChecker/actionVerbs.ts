import { stem } from '#src/tools/text/stem.ts'

const VERBS =
  'accelerated accomplished achieved acquired adapted added addressed administered advanced advised advocated aligned allocated analysed analyzed answered applied appraised arranged assembled assessed assigned assisted ' +
  'attained audited authored automated awarded balanced boosted briefed broadened budgeted built calculated captured cared carried catalogued chaired championed checked clarified cleaned closed coached coded collaborated ' +
  'collected combined communicated compared compiled completed composed computed conceived conducted configured consolidated constructed consulted contacted contributed controlled converted cooked coordinated corrected ' +
  'counselled created cultivated curated customised customized cut debugged decreased defined delegated delivered demonstrated deployed derived designed detected determined developed devised diagnosed directed discovered ' +
  'dispatched documented doubled drafted drew drove earned edited educated eliminated enabled enforced engaged engineered enhanced ensured established estimated evaluated examined exceeded executed expanded expedited ' +
  'explained explored extended facilitated fixed forecast formed formulated founded fulfilled gained gathered generated grew guided halved handled headed helped hired hosted identified illustrated implemented improved ' +
  'increased influenced informed initiated inspected inspired installed instituted instructed integrated interviewed introduced invented investigated issued kept launched led lifted liaised listed loaded lowered made ' +
  'maintained managed mapped marketed measured mediated mentored merged met migrated minimised minimized modelled modernised modernized modified monitored motivated moved negotiated nursed observed obtained opened operated optimised ' +
  'optimized ordered organised organized originated overhauled oversaw owned packed painted participated partnered performed persuaded picked piloted pioneered placed planned prepared prescribed presented prevented priced prioritised ' +
  'prioritized processed procured produced programmed promoted proposed protected prototyped proved provided published purchased raised ran ranked reached rebuilt received recommended reconciled recorded recovered recruited ' +
  'redesigned reduced refactored refined registered reorganised reorganized repaired replaced reported represented researched resolved responded restored restructured retained reviewed revised rewrote saved scaled scheduled ' +
  'screened secured selected separated served serviced set settled shaped shipped shortened simplified sold solved sourced specified spoke staffed standardised standardized started steered stocked streamlined strengthened structured ' +
  'studied supervised supplied supported surpassed surveyed taught tested tracked trained transferred transformed translated treated trimmed tripled troubleshot turned tutored uncovered unified updated upgraded used utilised ' +
  'utilized validated verified visited volunteered welcomed welded widened wired won worked wrote renewed raised shifted counted delivered prepared baked served bought calibrated dressed administered assured'
const forms = new Set(VERBS.split(' ').flatMap((verb) => [verb, stem(verb)]))
/** Nouns that share a stem with a verb. */
const NOT_VERBS = new Set(
  'manager management planner planning developer development member set trainer worker designer design report reports support listing order orders work workers player teacher user users'.split(
    ' ',
  ),
)

/** Whether a word is an action verb as points begin with: built, manages, leading. */
export function isActionVerb(word: string): boolean {
  const lower = word.toLowerCase()
  if (NOT_VERBS.has(lower) || /(?:ment|tion|er|or|ness|ity)s?$/.test(lower)) return lower === 'set'
  return forms.has(lower) || forms.has(stem(lower)) || IRREGULAR.has(lower)
}

const IRREGULAR = new Set(
  'build builds building lead leads leading write writes writing run runs running drive drives driving grow grows growing teach teaches teaching sell sells selling make makes making win speak keep keeps cut cuts cutting oversee oversees overseeing meet meets meeting buy buys buying'.split(
    ' ',
  ),
)
