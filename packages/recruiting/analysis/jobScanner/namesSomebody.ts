import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'

const SOMEBODY = anyOf(
  /(?<!\p{L})\p{Lu}\p{Ll}{2,20} (?:is \d|uses an? |lives |needs (?:help|support|care)|founded|started|opened|joined|retired)/u,
  /(?<!\p{L})(?:our|the|my) (?:founder|owner|director|head|manager|chef|client|customer|son|daughter|father|mother),? \p{Lu}\p{Ll}/u,
  /(?<!\p{L})(?:[Tt]he|[Oo]ur) (?:chair(?:man|woman)?|founder|owner|boss) \p{Ll}{2,15}s /u,
  /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Mm]y) (?:chair(?:man|woman)?|founder|owner|boss|farmer|director) (?:and|or|in|with|at) (?:his|her)(?!\p{L})/u,
  /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Mm]y) (?:client|patient|customer|resident|child|couple) (?:and|or|in|with|at) (?:his|her)(?!\p{L})/u,
  /(?<!\p{L})(?:[Ee]-?mail|[Ss]end|[Ww]rite|[Ss]peak|[Tt]alk)(?: [^.!?;]{0,40})? (?:to|with) (?:Mrs? |Ms |Dr )?\p{Lu}\p{Ll}/u,
  /(?<!\p{L})(?:[Ss]ubmit|[Aa]pply|[Tt]ext|[Mm]essage|[Cc]hat|[Ff]orward)(?: [^.!?;]{0,40})? (?:to|with) (?:Mrs? |Ms |Dr )?\p{Lu}\p{Ll}/u,
  /(?<!\p{L})(?:manager|boss|mentor|line manager|supervisor|colleague|contact|head chef) (?:is|will be|would be) \p{Lu}\p{Ll}/u,
  /(?<!\p{L})(?:[Rr]eport(?:s|ing)? to|[Aa]ssist(?:ing)?|[Hh]elp(?:ing)?|[Cc]ontact|[Aa]sk for|[Cc]all|[Pp]hone|[Rr]ing|[Mm]eet) (?:Mrs? |Ms |Dr )?\p{Lu}\p{Ll}/u,
)

/**
 * Whether a line mentions a particular person, whose "he" or "she" excludes no applicant: "Tom is 24", "our founder Ana", "You report to
 * Dale", "The owner bakes himself". "Brightsea is looking for" does not.
 */
export function namesSomebody(line: string): boolean {
  return SOMEBODY.test(line)
}
