const ENDINGS: [RegExp, string][] = [
  [/(?:ization|isation)$/, 'iz'],
  [/(?:izing|ising|ized|ised|izes|ises|ize|ise)$/, 'iz'],
  [/ational$/, 'at'],
  [/(?:ations|ation|ating|ated|ates|ator|ators|ative)$/, 'at'],
  [/(?:iveness|ively|ive)$/, 'iv'],
  [/(?:ments|ment)$/, ''],
  [/(?:nesses|ness)$/, ''],
  // "couriered" and "engineering" belong to "courier" and "engineer".
  [/(?:erings?|ered)$/, ''],
  [/(?:ings|ing)$/, ''],
  [/(?:edly|ed)$/, ''],
  [/(?:ions|ion)$/, ''],
  [/(?:ers|er|ors|or)$/, ''],
  [/(?:ally|al)$/, ''],
  [/ly$/, ''],
  [/ies$/, 'y'],
  [/(?:sses)$/, 'ss'],
  [/(?:xes|ches|shes)$/, ''],
  [/(?<!s)s$/, ''],
]

/** Stems that endings do not reveal, with their words: "caring" is about care, not about a car, and "national" is not "native". */
const OWN = new Map(
  Object.entries({
    care: 'caring cared carer carers',
    career: 'careers',
    comply: 'complies complied complying',
    evening: 'evenings',
    final: 'finally',
    formal: 'formally',
    former: 'formerly',
    letter: 'letters',
    letting: 'lettings',
    mental: 'mentally',
    mention: 'mentions mentioned',
    mentor: 'mentors mentored mentoring',
    metal: 'metals',
    mission: 'missions',
    national: 'nationally',
    native: 'natives',
    number: 'numbers',
    offer: 'offers offered offering',
    portal: 'portals',
    poster: 'posters',
    rental: 'rentals',
    statement: 'statements',
    station: 'stations',
    supply: 'supplies supplied supplying',
  }).flatMap(([own, forms]) => [own, ...forms.split(' ')].map((form) => [form, own] as const)),
)

/**
 * The stem of an English word, by one pass over a short table of endings: words of one family mostly share a stem ("managed", "managing"
 * and "manager" become "manag"). A stem has at least three letters and need not be a word.
 */
export function stem(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 5 || !/^[a-z]+$/.test(lower))
    return lower.length === 4 && /^[a-z]{3}s$/.test(lower) && !lower.endsWith('ss') ? lower.slice(0, 3) : lower
  const own = OWN.get(lower)
  if (own !== undefined) return own
  for (const [ending, put] of ENDINGS) {
    const cut = lower.replace(ending, put)
    if (cut !== lower && cut.length >= 3 && /[aeiouy]/.test(cut)) return settle(cut)
  }
  return settle(lower)
}

/** "planning" and "plan", "manage" and "managing" get the same stem here. */
function settle(cut: string): string {
  if (/([bdfgmnprt])\1$/.test(cut)) return cut.slice(0, -1)
  return cut.length > 4 && cut.endsWith('e') ? cut.slice(0, -1) : cut
}
