import { z } from 'zod'

const whole = (about: string, value: number) => z.int().min(0).max(100_000_000).default(value).describe(about)
const percent = (about: string, value: number) => z.int().min(0).max(100).default(value).describe(about)

/** Limits of the checks of a resume. */
export const AtsLimits = z.strictObject({
  bytes: whole('Largest size of a file that hiring software is known to read, in bytes.', 2_500_000),
  pages: whole('Usual maximum number of pages; more is only a remark.', 2),
  wordsPerPage: whole('Fewest words per page that indicate a complete text layer.', 50),
  fontFamilies: whole('Most font families.', 2),
  points: whole('Smallest letters, in points.', 9),
  verbPercent: percent('Percent of points that begin with an action verb.', 70),
  numberPercent: percent('Percent of points with a number.', 40),
  bulletLeast: whole('Fewest words of a point.', 8),
  bulletMost: whole('Most words of a point.', 30),
  bullets: whole('Fewest bullet points under all jobs and projects together.', 4),
  openings: whole('How often points may begin with the same word.', 2),
  gapMonths: whole('Shortest gap between jobs that is mentioned, in months.', 6),
  wordsLeast: whole('Usual minimum number of words; only a remark.', 300),
  wordsMost: whole('Usual maximum number of words; only a remark.', 1000),
  skills: whole('Fewest different skills.', 8),
  shownPercent: percent('Percent of the listed skills that also appear in jobs or projects.', 50),
})

/** Limits of the fields of a LinkedIn profile, in graphemes. */
export const LinkedinLimits = z.strictObject({
  headline: whole('Headline.', 220),
  headlineLeast: whole('Headline, at least.', 20),
  roleWithin: whole('Within how many characters of the headline the role should begin.', 60),
  about: whole('About.', 2600),
  aboutLeast: whole('About, at least.', 300),
  aboutSeen: whole('Number of characters of About shown before "see more".', 265),
  positionTitle: whole('Title of a position.', 100),
  position: whole('Description of a position.', 2000),
  skills: whole('Number of skills, at most.', 100),
  skillsLeast: whole('Number of skills, at least.', 5),
  firstName: whole('First name.', 20),
  lastName: whole('Last name.', 40),
  addressLeast: whole('End of the profile address, at least.', 5),
  addressMost: whole('End of the profile address, at most.', 30),
  recommendation: whole('Recommendation.', 3000),
  overlapPercent: percent('Percent of the skills of an advert that the profile should name.', 60),
})

/** Limits of the checks of a job description. */
export const JobLimits = z.strictObject({
  leastWords: whole('Adverts with fewer words than this get no score.', 25),
  wordsLeast: whole('Usual minimum number of words in an advert; only a remark.', 300),
  wordsMost: whole('Usual maximum number of words in an advert; only a remark.', 700),
  readingEase: whole('Least Flesch reading ease.', 50),
  sentenceWords: whole('Most words of a sentence.', 25),
  passivePercent: percent('Percent of sentences that may be in the passive voice.', 10),
  requirements: whole('Most requirements.', 12),
  years: whole('Most years of experience.', 5),
  benefits: whole('Fewest benefits that are named.', 2),
})

/** Limits of comparing and ranking. */
export const MatchLimits = z.strictObject({
  resumes: z.int().min(2).max(25).default(25).describe('Most resumes in one ranking.'),
  leastWords: whole('Resumes with fewer words than this are listed as too short to judge.', 50),
  margin: z
    .int()
    .min(0)
    .max(20)
    .default(3)
    .describe('Results within this many points of 100 share a place: smaller differences are not meaningful.'),
})

/** Limits of the checks of a resume, parsed. */
export type AtsLimits = z.output<typeof AtsLimits>
/** Limits of a LinkedIn profile, parsed. */
export type LinkedinLimits = z.output<typeof LinkedinLimits>
/** Limits of the checks of a job description, parsed. */
export type JobLimits = z.output<typeof JobLimits>
/** Limits of comparing and ranking, parsed. */
export type MatchLimits = z.output<typeof MatchLimits>
