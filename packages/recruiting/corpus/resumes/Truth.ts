import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'

/** The contents of a resume of the corpus, as expected from its reader. */
export type Truth = {
  name: string
  email: string
  phone: string
  /** Web addresses; not measured if they were not recorded. */
  links?: string[]
  location: string
  headline: string | null
  jobs: { title: string; employer: string; start: YearMonth | null; end: YearMonth | 'present' | null }[]
  /** Years of schools are not measured if they were not recorded. */
  schools: { degree: string; school: string; start?: YearMonth | null; end?: YearMonth | 'present' | null }[]
  /** Unpaid work under a heading of its own; not measured if it was not recorded. */
  voluntary?: Truth['jobs']
  certificates: string[]
  skills: string[]
  languages: string[]
  sections: { kind: SectionKind; heading: string }[]
  /** Fields whose truth was not recorded; excluded from measurement. */
  unmeasured?: string[]
}

/**
 * A resume of the corpus: a file and its contents. `part` distinguishes those used for tuning, those kept apart, those written when the
 * rules were done, those handwritten without knowledge of the rules, and further ones of this kind, written twice after the rules had been
 * improved. `needsBrowser` marks those printed by a browser.
 */
export type Sample = {
  name: string
  part:
    | 'dev'
    | 'heldOut'
    | 'last'
    | 'written'
    | 'unseen'
    | 'late'
    | 'seenOrigin'
    | 'madeOrigin'
    | 'unseenOrigin'
    | 'firstOrigin'
    | 'secondOrigin'
    | 'thirdOrigin'
    | 'closingOrigin'
    | 'tradesOrigin'
    | 'heldOrigin'
    | 'hand'
    | 'handKept'
    | 'handLast'
    | 'handT'
    | 'handU'
    | 'handV'
    | 'handW'
    | 'handX'
    | 'handY'
    | 'handZ'
    | 'handAA'
    | 'handAB'
    | 'handAC'
    | 'handAD'
    | 'handAE'
    | 'handEA'
    | 'handEB'
    | 'handEC'
    | 'handED'
    | 'handEE'
    | 'handBA'
    | 'handBB'
    | 'handBC'
    | 'handBD'
    | 'handBE'
    | 'handBF'
    | 'handBG'
    | 'handBH'
    | 'handBI'
    | 'handBJ'
    | 'handBK'
    | 'handBL'
    | 'handBM'
    | 'handBN'
    | 'handBO'
    | 'handBP'
    | 'handBQ'
    | 'handBR'
    | 'handBS'
  layout: string
  /** The program that created the file, and the language of the resume. */
  producer?: string
  language?: string
  needsBrowser?: boolean
  make(): Promise<{ bytes: Uint8Array; truth: Truth }>
}
