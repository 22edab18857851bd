import { stem } from '#src/tools/text/stem.ts'
import { stopWords } from '#src/tools/text/stopWords.ts'
import { words } from '#src/tools/text/words.ts'

/** Words of titles that name the same work. */
const SAME = [
  'buyer purchaser procurement sourcing purchasing',
  'developer engineer programmer coder development software',
  'recruiter sourcer talent recruitment recruiting',
  'nurse nursing rn',
  'teacher instructor educator tutor lecturer trainer',
  'accountant bookkeeper accounting accounts',
  'driver chauffeur courier',
  'cook chef',
  'waiter waitress server',
  'cashier till',
  'carer caregiver care',
  'lawyer attorney solicitor counsel legal',
  'technician mechanic fitter',
  'planner scheduler planning',
  'frontend front-end',
  'backend back-end',
  'fullstack full-stack',
  'hr people personnel',
  'salesperson sales seller',
  'support helpdesk service',
  'receptionist reception front-desk',
  'warehouse storeperson picker logistics',
  'copywriter writer editor content',
  'designer design',
  'analyst analytics analysis',
  'manager lead head supervisor coordinator',
  'secretary assistant administrator clerk',
  'ux ui',
]
const groups = new Map(SAME.flatMap((group) => group.split(' ').map((word) => [stem(word), stem(group.split(' ')[0]!)])))
/** How senior someone is says little about which work it is. */
const RANKS = new Set(
  'senior junior mid level entry principal staff chief intern trainee apprentice associate deputy i ii iii iv sr jr experienced certified registered qualified m f d w x'.split(
    ' ',
  ),
)

/**
 * How near a title is to the one that is wanted, 0 to 1: the share of its words that occur, or a word for the same work does. Words of rank
 * do not count.
 */
export function titleLikeness(title: string, wanted: string): number {
  const asked = titleWords(wanted)
  const has = titleWords(title)
  if (asked.size === 0) return 0
  return [...asked].filter((word) => has.has(word)).length / asked.size
}

function titleWords(title: string): Set<string> {
  const plain = title
    .toLowerCase()
    .replace(/\bfront[- ]end\b/g, 'frontend')
    .replace(/\bback[- ]end\b/g, 'backend')
    .replace(/\bfull[- ]stack\b/g, 'fullstack')
    .replace(/\bfront[- ]desk\b/g, 'front-desk')
  return new Set(words(plain).flatMap((word) => (stopWords.has(word) || RANKS.has(word) ? [] : [groups.get(stem(word)) ?? stem(word)])))
}
