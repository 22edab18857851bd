/*
 * The checks of the tools: the contract between the code that computes them (`analysis`) and config, which gives each its words, advice and
 * weight. After each id: its group, the meaning of its states, and the facts that its words may name. Facts are numbers unless in quotation
 * marks. A `note` never counts; so checks that can only be notes need words but no weight (see `remarkIds`). `share` is 1 for `good`, 0 for
 * `missing`, and between them for `improve` if a share makes sense. Evidence is up to five lines of the text.
 */

/**
 * Checks of a resume. Facts from limits: `limit`, `least`, `most`. A check without anything to look at waits for the one that reports its
 * absence (`after` in the outcome): it is missing, earns nothing, and uses the words of `nothing`.
 */
export const atsCheckIds = [
  // --- File (group Formats) ---
  /** good: PDF, DOCX or plain text. note: pasted, there is no file. facts: "kind" (pdf, docx, txt, paste). */
  'fileType',
  /** good: at most `limit` megabytes. improve: larger. note: pasted. facts: kilobytes, megabytes (one decimal), limit. */
  'fileSize',
  /**
   * good: enough words per page. improve: fewer than `least` words per page, part may be a picture. missing: no words. note: pasted, so the
   * file is unknown. facts: words, pages (0 when unknown), least.
   */
  'textLayer',
  /** note, always: the number of pages. facts: pages (0 if the format has none), most (usual number of pages). */
  'pageCount',
  /**
   * good: English, German, French, Spanish or Portuguese, whose headings, months and titles the reader knows. improve: another language, in
   * which it detects less. note: too short for detection. facts: "language" (en, de, fr, es, pt, other, or empty).
   */
  'language',
  // --- Layout (group Formats); all of these are notes when the text was pasted or is plain text ---
  /** good: one column. improve: more. facts: columns. */
  'columns',
  /** good: no table. improve: tables. facts: count. Evidence: lines in tables. */
  'tables',
  /** good: no text box. improve: text boxes. facts: count. Evidence: lines in text boxes. */
  'textBoxes',
  /**
   * good: e-mail and phone are in the body. improve: one of them is only in a header, footer or text box. missing: both are only there.
   * after email: neither was found. facts: "place" (header, footer, textBox or empty). Evidence: those lines.
   */
  'contactPlace',
  /** good: no picture. improve: pictures, whose text parsers do not read. facts: count. */
  'images',
  /** good: no word has spaces between its letters. improve: some have. facts: count, "words" (the first three). */
  'letterSpacing',
  /** good: at most `most` font families. improve: more. note: unknown in this format. facts: count, most, "fonts". */
  'fontFamilies',
  /** good: the smallest letters have at least `least` points. improve: smaller. note: unknown in this format. facts: points, least. */
  'textSize',
  // --- Contact (group Basic) ---
  /** good: an e-mail address was read. missing: none. facts: none. Evidence: its line. */
  'email',
  /** good: a phone number was read. missing: none. facts: none. Evidence: its line. */
  'phone',
  /** good: a city or region was read. missing: none. facts: none. Evidence: its line. */
  'place',
  /** good: an address of a profile or site was read. missing: none. facts: count. Evidence: their lines. */
  'profileLink',
  /**
   * good: no needless personal details. improve: birth date or age, marital status, gender, nationality, religion or a photograph is
   * mentioned; share falls by a third with each kind. facts: count (kinds), "kinds" (such as "birthDate, photo", shown as words). Evidence:
   * those lines.
   */
  'personalDetails',
  // --- Sections ---
  /** group Professional_Background. good: a summary. missing: none. facts: none. Evidence: its heading. */
  'sectionSummary',
  /** group Professional_Background. good: a section of work experience with text. missing: none. */
  'sectionExperience',
  /** group Professional_Background. good: a section of education with text. missing: none. */
  'sectionEducation',
  /** group Skills. good: a section of skills with text. missing: none. */
  'sectionSkills',
  /**
   * group Formats. good: every heading has a common name. improve: some are not recognized; share is the recognized part. missing: no
   * headings. facts: count (not recognized), of (headings), "names" (up to three of them). Evidence: those headings.
   */
  'sectionNames',
  /**
   * group Formats. good: summary before experience, and contact first. improve: the summary is after experience, or experience is after the
   * minor sections (interests, references). after sectionNames: fewer than two sections. facts: none. Evidence: the heading that is too
   * late.
   */
  'sectionOrder',
  /**
   * group Formats. good: no section is empty. improve: some are; share is the part with text. after sectionNames: no sections. facts:
   * count. Evidence: their headings.
   */
  'emptySections',
  // --- Jobs and their dates (group Professional_Background); those about dates wait for jobsRead, or for jobDates ---
  /** good: jobs were read. missing: none. facts: count, "titles" (up to three). Evidence: their lines. */
  'jobsRead',
  /**
   * good: every job has a range of dates. improve: some have none; share is the part that has. missing: no job has. facts: count (jobs
   * without), of (jobs). Evidence: the jobs without.
   */
  'jobDates',
  /**
   * good: one date format. improve: several; share is that of the most common one. facts: count (formats), "formats" (such as "Jan 2020,
   * 01/2020"). Evidence: a line of each format.
   */
  'dateFormat',
  /** good: newest job first. improve: not. facts: none. Evidence: the first job that is too late. */
  'dateOrder',
  /**
   * good: no impossible range. improve: a range ends before it starts or is in the future; share is the possible part. facts: count.
   * Evidence: those ranges.
   */
  'impossibleDates',
  /** note, always: jobs that overlap (by more than one month). facts: count. Evidence: the ranges. */
  'dateOverlaps',
  /**
   * note, always: months without a job between jobs, if `least` or more. facts: count, months (of the longest), least. Evidence: the range
   * after the gap.
   */
  'dateGaps',
  // --- Bullet points (group Accomplishments); the others wait for bulletPoints if there are none ---
  /**
   * good: at least `least` bullets under jobs and projects. improve: fewer; share is count of `least`. missing: none. facts: count, least.
   */
  'bulletPoints',
  /**
   * good: the share of bullets that start with an action verb is at least `least` percent. improve: less; share is the percentage relative
   * to it. missing: none does. facts: percent, count (that do), of, least. Evidence: bullets that do not.
   */
  'bulletVerbs',
  /**
   * good: the share of bullets with a number, percentage or amount is at least `least` percent. improve, missing and facts as in
   * bulletVerbs.
   */
  'bulletNumbers',
  /**
   * good: every bullet has `least` to `most` words. improve: some do not; share is the part that does. facts: short, long, of, least, most.
   * Evidence: those bullets.
   */
  'bulletLength',
  /**
   * good: no first person. improve: I, me, my, mine, myself, we, our in bullets and summary; share falls with each use. facts: count.
   * Evidence: the lines.
   */
  'firstPerson',
  /**
   * good: no opening word more than `most` times. improve: some are. facts: count (of the most common), "word", most. Evidence: the bullets
   * that start with it.
   */
  'repeatedOpenings',
  /** good: no cliché. improve: some; share falls by a quarter with each. facts: count, "phrases". Evidence: their lines. */
  'cliches',
  // --- Length and skills ---
  /** group Formats. note, always: the number of words. facts: words, least, most. */
  'wordCount',
  /**
   * group Skills. good: at least `least` different listed skills are named. improve: fewer. missing: none. facts: count, least, "skills"
   * (up to eight of them).
   */
  'skillsNamed',
  /**
   * group Skills. good: at least `least` percent of the hard skills in the skills section also occur in the jobs or projects. improve:
   * less. after sectionSkills or jobsRead: no skills are listed, or no jobs were read. facts: percent, count (that do), of, least, "skills"
   * (up to five that do not).
   */
  'skillsShown',
  // --- Only when a target title or a job description was given; absent otherwise ---
  /**
   * group Professional_Background. good: the target title, or a similar title, is the headline or a job title, or occurs in the summary.
   * improve: only some of its words do. missing: none does. facts: "title", "found" (the most similar title, may be empty). Evidence: its
   * line.
   */
  'targetTitle',
  /**
   * group Skills. good: every must-have is covered. improve: some; share as in the formula of the match. missing: none. note: the job
   * description names none that the text can answer. facts: covered, partial, missing, of (these three), unclear (for a person to judge,
   * never counted), "skills" (up to five that are missing), "judge" (up to five for a person). Evidence: lines that cover.
   */
  'matchMust',
  /** group Skills. As matchMust, for nice-to-haves. */
  'matchNice',
  /**
   * group Professional_Background. good: the required years, in the required work. improve: fewer; share is found of asked. missing: none
   * in that work. note: none are required. facts: asked, found (one decimal, of that work).
   */
  'matchYears',
  /**
   * group Professional_Background. good: the required degree or a higher one. improve: a lower one. missing: none was read. note: none is
   * required. facts: "asked" (school, associate, bachelor, master or doctor, and the subject), "found" (one of them, or empty). Evidence:
   * its line.
   */
  'matchDegree',
] as const

/** Checks of a LinkedIn profile. Those of a field that was left out are absent. Characters are graphemes; `units` is the UTF-16 length. */
export const linkedinCheckIds = [
  /**
   * group Basic. good: at most `limit` characters in first and last name each. improve: longer. facts: first, last (characters),
   * firstLimit, lastLimit.
   */
  'nameLength',
  /**
   * group Basic. good: set, with `least` to `most` characters in its ending. improve: of another length, or still the default with trailing
   * digits. missing: not set, although the field was shown. facts: characters, least, most.
   */
  'profileAddress',
  /**
   * group Basic. good: About or the contact field contains an e-mail address, a phone number or a web address. missing: none. facts: none.
   */
  'contact',
  /** group Basic. good: `least` to `limit`. improve: shorter or longer. missing: empty. facts: characters, units, limit, least, percent. */
  'headlineLength',
  /**
   * group Basic. good: the target role, or a similar one, starts within the first `within` characters. improve: it starts later, or only
   * part of it occurs. missing: does not occur. note: no target. facts: "role", at (characters before it, -1 when absent), within, "part"
   * (the role if only part of it occurs, else empty), late (`at` if it starts later, else empty).
   */
  'headlineRole',
  /**
   * group Professional_Background. good: `least` to `limit` characters. improve: fewer or more. missing: empty. facts: characters, units,
   * limit, least, percent.
   */
  'aboutLength',
  /**
   * group Professional_Background. The part visible before "see more" (`limit` characters). good: it has a complete sentence, and names the
   * role, a listed skill or a number. improve: one of the two. missing: neither. after aboutLength: no About. facts: limit, "text" (that
   * part).
   */
  'aboutOpening',
  /**
   * group Professional_Background. good: first person is used (usual on LinkedIn). improve: it is not. note: the language does not need it,
   * or is unknown. after aboutLength: no About. facts: count.
   */
  'aboutFirstPerson',
  /** group Accomplishments. good: a number, percentage or amount. missing: none. facts: count (of sentences with one). Evidence: these. */
  'aboutFigures',
  /**
   * group Formats. good: every position title is within `limit`. improve: some are longer. facts: count (longer), of, limit, longest
   * (characters). Evidence: the titles.
   */
  'positionTitleLength',
  /**
   * group Formats. good: every description of a position is within `limit`. improve: some are longer. missing: no position has a
   * description. facts: count (longer), empty, of, limit, longest (characters). Evidence: the titles.
   */
  'positionLength',
  /**
   * group Accomplishments. good: every description consists of bullets. improve: some do; share is the part that does. missing: none does.
   * facts: count (that do), of. Evidence: titles of those without.
   */
  'positionBullets',
  /**
   * group Accomplishments. good: every position has a number, percentage or amount. improve: some; share is the part. missing: none. facts:
   * count (that have), of. Evidence: titles of those without.
   */
  'positionFigures',
  /** group Skills. good: `least` to `limit` skills. improve: fewer or more. missing: none. facts: count, limit, least, percent. */
  'skillsCount',
  /**
   * group Skills. good: at least `least` percent of the skills in the job description are in the profile. improve: fewer; share is the
   * percentage relative to `least`. missing: none. note: no job description. facts: percent, count, of, least, "skills" (up to five that
   * are missing).
   */
  'skillsOverlap',
  /**
   * group Skills. good: the words of the target role occur in headline, About and positions. improve: in one or two of them; share is the
   * part. missing: in none. note: no target. facts: count (of the fields that were given), of, "fields" (those without: headline, about,
   * positions), "has" (those with).
   */
  'targetKeywords',
  /** group Formats. good: within `limit`. improve: longer. facts: characters, units, limit, percent. */
  'recommendationLength',
] as const

/** Checks of a job description. Marks of single words (ScanMark) use these ids too. */
export const jobCheckIds = [
  // --- Complete (group Basic). Evidence: the line of the detail ---
  /** good: a title was read. missing: none. facts: "title". */
  'jobTitle',
  /**
   * good: an amount or range of pay. improve: only words such as "competitive salary". missing: no amount. facts: "text" (as written, may
   * be empty).
   */
  'salary',
  /** good: a place. missing: none. facts: "text". */
  'location',
  /** good: remote, hybrid or on site is stated. missing: not stated. facts: "mode" (remote, hybrid, onSite or empty). */
  'remote',
  /** good: full or part time, hours or shifts are stated. missing: not stated. facts: none. */
  'hours',
  /** good: at least `least` benefits are named. improve: fewer. missing: none. facts: count, least. */
  'benefits',
  /** good: how to apply or the next step is stated. missing: not stated. */
  'nextSteps',
  /** good: a line on equal opportunity. missing: none. */
  'equalOpportunity',
  // --- Requirements ---
  /**
   * group Professional_Background. good: at most `most` requirements. improve: more; share falls with each. missing: none was found. facts:
   * count, most.
   */
  'requirementCount',
  /**
   * good: must-haves are distinguished from the rest (both kinds occur, or at most `most` requirements in all). improve: must-haves are not
   * marked. note: no requirements. facts: must, nice.
   */
  'mustMarked',
  /** good: at most `most` years are required. improve: more, or at least 3 for an entry-level job. note: none. facts: years, most. */
  'yearsAsked',
  /** group Professional_Background. note, always. facts: "degree" (school, associate, bachelor, master, doctor or empty). */
  'degreeAsked',
  /** group Skills. good: at least one listed skill is named. missing: none. facts: must, nice (skills), "skills" (the first five). */
  'skillsAsked',
  // --- Clear (group Formats) ---
  /** note, always: the length. facts: words, least, most, "language" (of a text that is not in English, else empty). */
  'jobWords',
  /**
   * good: Flesch reading ease of `least` or more. improve: less; share is the ease relative to it. note: fewer than 100 words. facts: ease
   * (whole number), least.
   */
  'readingEase',
  /** note, always: Flesch–Kincaid grade. facts: grade (one decimal). */
  'readingGrade',
  /**
   * good: no sentence over `limit` words. improve: some; share is that of the shorter sentences. facts: count, of, limit, longest.
   * Evidence: those sentences.
   */
  'longSentences',
  /**
   * good: at most `most` percent of the sentences are in the passive voice. improve: more. facts: count, of, percent, most. Evidence: those
   * sentences.
   */
  'passiveVoice',
  /** good: no jargon. improve: some; share falls by a fifth with each. facts: count, "words". Evidence: their lines. */
  'jargon',
  /** good: no words in capitals except abbreviations. improve: some. facts: count, "words". */
  'capitals',
  /** good: at most one exclamation mark. improve: more. facts: count. */
  'exclamations',
  // --- Open (group Accomplishments). Words ignored by the visitor are not found; without findings the check is a note, because that proves
  // nothing ---
  /**
   * note: no age-related wording was found. improve: some; share falls by a third with each. facts: count, "words". Evidence: their lines.
   */
  'ageWords',
  /** As ageWords: nouns and pronouns of one gender. */
  'genderWords',
  /** As ageWords: marriage, children, pregnancy, gaps in a career. */
  'familyWords',
  /** As ageWords: religion. */
  'religionWords',
  /** As ageWords: origin, nationality, accent, mother tongue. */
  'originWords',
  /** As ageWords: physical or mental ability. */
  'abilityWords',
  /** As ageWords: health. */
  'healthWords',
  /** As ageWords: looks. */
  'appearanceWords',
  /** As ageWords: requests for a photograph. */
  'photoWords',
  /**
   * note, always: words coded as feminine or masculine in a study of 2011. facts: feminine, masculine (counts), balance (feminine −
   * masculine), "tendency" (strongFeminine, feminine, neutral, masculine, strongMasculine; strong beyond 3). Evidence: lines of the words.
   */
  'genderCoded',
] as const

/** Checks that can only be notes: they need words and have no weight. */
export const remarkIds = [
  'pageCount',
  'dateOverlaps',
  'dateGaps',
  'wordCount',
  'degreeAsked',
  'jobWords',
  'readingGrade',
  'genderCoded',
] as const

/** A check of a resume. */
export type AtsCheckId = (typeof atsCheckIds)[number]
/** A check of a LinkedIn profile. */
export type LinkedinCheckId = (typeof linkedinCheckIds)[number]
/** A check of a job description. */
export type JobCheckId = (typeof jobCheckIds)[number]
/**
 * A part of the match of a resume with a job description: must-haves, nice-to-haves, similarity of the texts. Each has words and a weight.
 */
export type MatchPartId = 'must' | 'nice' | 'likeness'
/** The criteria of a ranking; the visitor sets the weights. */
export type RankPartId = 'must' | 'nice' | 'years' | 'title'
