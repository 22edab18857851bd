import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'

const ABBREVIATED = inTurn(
  anyOf(
    /(?<!\p{L})(?:inc|ltd|co|corp|pvt|ltda|lda|sc|tech|eng|kft|oy|jr|gmbh|st|ing|dipl|rer|nat|med|phil|jur|habil)/iu,
    /(?<!\p{L})(?:cie|cía|hnos|bros|mbh|ltée|inh|coop|e\.? ?[vkg])|\.-?\p{L}{1,3}/u,
    // States of Mexico after a town.
    /(?<=, )(?:ags|b\.c|camp|chih|chis|coah|col|dgo|gro|gto|hgo|jal|mich|mor|nay|oax|pue|qro|sin|son|tab|tamps|tlax|ver|yuc|zac)/,
  ),
  /\.$/,
)

/** Whether the full stop at the end of a text belongs to an abbreviation, such as "Ltd." */
export const endsAbbreviated = (text: string): boolean => ABBREVIATED.test(text)
