/** How a word is coded. */
export type Coding = 'feminine' | 'masculine'

/*
 * Stems of English words that adverts for work mostly done by women or by men were found to hold more of: our own selection, informed by
 * Gaucher, Friesen and Kay, "Evidence that gendered wording in job advertisements exists and sustains gender inequality", Journal of
 * Personality and Social Psychology 101(1), 2011, 109–128. The evidence on effects is mixed (Castilla and Rho, Management Science 69(11),
 * 2023, 6912–6939).
 */
const STEMS: Record<Coding, string> = {
  feminine:
    'affection agree caring cheer child collab commit communal compassion connect considerate cooperat dependab emotion empath feel flatter gentle honest inclusi interdepend interpersonal kind loyal modest nag ' +
    'nurtur pleasant polite quiet respons sensitiv share sharing submissiv support sympath tender together trust understand warm whin yield',
  masculine:
    'active adventur aggress ambiti analy assert athlet autonom battle boast bold challeng champion compet confiden conquer courag decisi decision defend determin domin driven fearless fight forceful greed hardwork headstrong hierarch ' +
    'hostil impulsiv independ individual intellect lead logic masculin ninja objectiv opinion outspoken outperform persist principle reckless rockstar selfconfiden selfrelian selfsufficien stubborn superior unreasonabl warrior',
}

/** Words that begin with a stem and mean something else, or name a post, a document or a duty. */
const EXCEPT =
  /^(?:analysts?|leadership|leaders?|leads?|leadtime|leading|responsib\w*|responsiveness|children\w*|childcare|childhood|confidential\w*|competen\w*|objectives?|tenders?|tendering|agreements?|agreed|sharepoint|shareholders?|shares|kinds?|decisions?|principles?|logic|logics|logical|logistic\w*|committees?|feeler|individuals?|challenger|feelings|leadtimes|activewear|connector|connectors|connectivity|trustees?|naggi\w*|activated)$/

const ordered = (Object.entries(STEMS) as [Coding, string][]).flatMap(([coding, stems]) =>
  stems.split(' ').map((stem) => [stem, coding] as const),
)

/** How a word is coded, or null. One word counts once, even when two stems fit. */
export function codingOf(word: string): Coding | null {
  const plain = word.toLowerCase().replace(/[-’']/g, '')
  if (EXCEPT.test(plain)) return null
  return ordered.find(([stem]) => plain.startsWith(stem))?.[1] ?? null
}
