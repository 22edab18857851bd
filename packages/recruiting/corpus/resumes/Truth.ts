import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'

/** What a resume of the corpus says, as its reader is to find it. */
export type Truth = {
  name: string
  email: string
  phone: string
  /** Web addresses; not measured where nobody wrote them down. */
  links?: string[]
  location: string
  headline: string | null
  jobs: { title: string; employer: string; start: YearMonth | null; end: YearMonth | 'present' | null }[]
  /** Years of schools are not measured where nobody wrote them down. */
  schools: { degree: string; school: string; start?: YearMonth | null; end?: YearMonth | 'present' | null }[]
  /** Work without pay under a heading of its own; not measured where nobody wrote it down. */
  voluntary?: Truth['jobs']
  certificates: string[]
  skills: string[]
  languages: string[]
  sections: { kind: SectionKind; heading: string }[]
  /** Fields whose truth nobody wrote down; they are left out of the measure. */
  unmeasured?: string[]
}

/**
 * A resume of the corpus: a file and what it says. `part` tells those that rules were tuned on, those kept apart, those written when the
 * rules were done, those written by hand by a person who had not seen the rules, and more of these, written twice after the rules had been
 * improved. `needsBrowser` tells those that a browser prints.
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
  /** The program that made the file, and the language of the resume. */
  producer?: string
  language?: string
  needsBrowser?: boolean
  make(): Promise<{ bytes: Uint8Array; truth: Truth }>
}
