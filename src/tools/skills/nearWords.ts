import type { SkillNode } from './skillTrie.ts'

/** Words that are real and yet one letter away from a word of the list. They are never read as slips. */
const realWords = new Set(
  (
    'string strings posting postings hosting marking manger casting coating planing planning banking backing barking training draining staining learning leaning yearning ' +
    'designed designer signing sighing selling telling spelling smelling welding wedding wielding mailing hailing failing trading grading tracing treading sorting ' +
    'sporting supporting porting wording working walking talking warding warming farming forming firming writing waiting whiting baiting hunting panting pointing printing sprinting ' +
    'painting panning pinning running cunning tuning dining mining lining wiring hiring firing tiring tiling filing piling riding siding hiding reading heading leading loading ' +
    'cleaning clearing clearly clinic clinics cynic ethics ethnic metric metrics matrix district contact contacts contract contracts contrast product products production ' +
    'protection projection project projects reject object objects subject subjects process professor progress access recess success express excess impress empress ' +
    'council counsel consul counselor counsellor patent patient patients parent potent latent angular singular regular tubular secular modular popular ' +
    'station nation ration oration portion potion motion notion lotion nature mature stature feature creature future suture culture gesture pasture posture ' +
    'season reason treason person prison poison mission passion fashion session version vision fission division provision decision precision ' +
    'policy police polity quality equality duality reality legality locality finality formality morality mortality mentality ' +
    'system systems stem custom customs costume consume resume presume assume perform preform reform platform uniform former farmer framer ' +
    'market markers marker masker basket racket rocket pocket socket docket locker docker rocker cocker blocker block flock stocks strokes ' +
    'change charge chance chances charges channel chapel charts chants claims clams coast coats costs coach couch conch statue status statute stature ' +
    'director director’s detector sector rector vector factor actor tractor reactor reactors reacted reacting reacts creator curator narrator operator ' +
    'united unites unit units unite intern interns internal external eternal infernal interval integral integrate intense intent invent invest infest ingest ' +
    'company companion compare compete complete compute commute commit common comment commend command demand remand expand expend extend intend attend pretend ' +
    'manage managed manager manages massage message passage package packages packed picked pickle tackle tickle ticket wicket cricket bracket jacket packet ' +
    'public publish polish relish english foolish finish famish varnish garnish vanish banish danish spanish french trench bench branch brunch ranch launch lunch ' +
    'german germane germany norman roman woman human humans humane woman’s womans salmon common sermon summon demon lemon melon felon ' +
    'script scripts scrip strip stripe strips scrape shape sharp share shared shares shore store stored stores storey story stories storing staring starting ' +
    'carding coding cording boarding hoarding hording herding minding finding binding bonding funding landing handing sanding standing branding blending bleeding breeding ' +
    'serving swerving carving curving craving raving paving saving having shaving moving loving living giving diving driving dividing driven driver drivers ' +
    'flexible flexibly possible sensible terrible horrible credible edible audible visible risible variable valuable capable cable table stable ' +
    'technical techniques technique ethnical tactical practical practically critical cortical vertical verbal herbal global format formal normal formally normally ' +
    'sewing sowing showing shoving shaping shipping shopping chopping chipping clipping slipping skipping stopping stepping steeping sleeping sweeping ' +
    'editor auditor auditors editors editing edition addition audition audition additional editorial tutorial pictorial territorial ' +
    'medial medical median medium media mediate radical radial radian radium podium sodium premium premise promise promises ' +
    'caring baring bearing wearing tearing hearing nearing fearing gearing clearing cleaning gaining raining paining learned earning earnings warning morning mornings mourning ' +
    'action actions auction faction fraction traction section sections suction sanction function functions junction ' +
    'counting country county counter counters courier couriers carrier carriers barrier barriers career careers cancer dancer lancer ' +
    'purchase purchases purchased purchaser chasing phasing phrasing phase phrase praise raise arise advise advice device devices revise revised devised ' +
    'health wealth stealth breath breadth bread broad board aboard abroad research researcher teacher teaches teaching reaching beaching bleaching poaching ' +
    'roofing proofing rooting hooting shooting footing fooling cooling cooking booking looking locking rocking docking ducking tucking trucking tracking cracking racking packing backing ' +
    'staffs staffing stuffing bluffing puffing buffer suffer offer offers differ differs defer refer prefer ' +
    'remote remove removed remedy melody comedy tragedy strategy strategies strategic statistic statistics realistic realist plastic elastic drastic ' +
    'notice novice notify modify modern moderns mother brother another bother leather weather feather whether gather rather lather father farther further ' +
    'insured ensured insure ensure insurance assurance tailor sailor jailor taylor trailer trainer strainer retainer container containers contain contains maintain mountain fountain'
  ).split(' '),
)

/**
 * For a word that no skill has: words of skills that differ by one letter (added, left out or another one) and begin alike; both need six
 * letters or more.
 */
export type NearWords = (word: string) => string[]

/** Finds near words among all words of a trie. */
export function nearWords(root: SkillNode): NearWords {
  const words = new Set<string>()
  const collect = (node: SkillNode) => {
    for (const [key, next] of node.next) {
      words.add(key)
      collect(next)
    }
  }
  collect(root)
  const byShortened = new Map<string, string[]>()
  for (const word of words) {
    if (!isLong(word)) continue
    for (const form of shortened(word)) byShortened.set(form, [...(byShortened.get(form) ?? []), word])
  }
  return (word) => {
    if (!isLong(word) || words.has(word) || realWords.has(word) || realWords.has(`${word}s`)) return []
    const found = new Set(shortened(word).flatMap((form) => byShortened.get(form) ?? []))
    return [...found].filter((candidate) => candidate[0] === word[0] && isOneEdit(candidate, word))
  }
}

function isLong(word: string): boolean {
  return word.length >= 6 && /^\p{L}+$/u.test(word)
}

function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** Whether two different words become equal when one letter is added, taken away or replaced. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}
