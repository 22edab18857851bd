import type { Pattern } from './Pattern.ts'
import type { Verdict } from './judge.ts'

type Excuse = { files: RegExp; most: 2 | 3; source?: RegExp; why: string }

/**
 * Why a pattern may take more than linear time as recheck counts it. `npm run bench -- regex` measures those that meet texts of
 * strangers.
 */
const EXCUSES: Excuse[] = [
  {
    files: /^src\/node\/render\/(?:budgets\/documentParts|code\/keptCode|minifyCss)\.ts$/,
    most: 2,
    why: 'reads documents and style sheets that the build made: what config says is escaped in them, so no tag is opened by it',
  },
  {
    files: /^src\/node\/(?:sections\/(?:brokenCode|reached)|render\/(?:usedFiles|code\/ownServer))\.ts$/,
    most: 3,
    why: 'reads what the bundler or Node says of code that is run here anyway: paths of files, scripts and stacks',
  },
  { files: /^src\/node\/config\/read\/icons\.ts$/, most: 2, why: 'reads the files of the package of icons' },
  {
    files: /^src\/node\/dev\/gallery\/galleryAnswer\.ts$/,
    most: 3,
    why: 'reads the one document that the preview makes of its own example',
  },
  {
    files: /^src\/node\/(?:dev\/watchEdits|config\/(?:read\/(?:pathMeant|unreadFiles)|assemble\/suppressConsequentProblems))\.ts$/,
    most: 2,
    why: 'reads the path of a file, which systems bound',
  },
  {
    files: /^src\/prose\/wordSlips\.ts$/,
    most: 2,
    source: /\{1,60\}|\{0,12\}/,
    why: 'repeats a bounded number of times, which recheck counts as if it had no bound',
  },
  {
    files: /^src\/site\/checks\/safety\/leaks\.ts$/,
    most: 2,
    source: /\{0,100\}/,
    why: 'repeats a bounded number of times, which recheck counts as if it had no bound',
  },
  {
    files: /^src\/node\/receive\/delivery\/mailSink\.ts$/,
    source: /@/,
    most: 3,
    why: 'reads the first 2,000 characters of what another program said',
  },
  { files: /^src\/editor\/richText\/richPlugins\.ts$/, most: 2, why: 'reads the 500 characters before the cursor, as input rules do' },
  { files: /^src\/node\/diff\/revisions\.ts$/, most: 2, why: 'reads an argument of the command line' },
  { files: /^src\/node\/config\/parse\/rightValue\.ts$/, most: 2, why: 'reads a value of at most 300 characters' },
  {
    files: /^packages\/recruiting\/analysis\/document\/pdf\/readPdf\.ts$/,
    most: 2,
    why: 'reads the name of a font, cut to what PDF allows',
  },
  {
    files: /^packages\/recruiting\/analysis\/document\/textContent\.ts$/,
    most: 3,
    source: /\{2,40\}/,
    why: 'reads a line of at most 200 characters',
  },
  { files: /^packages\/recruiting\/analysis\/(?:job|resume)\//, most: 2, why: 'reads a line or a sentence, which breakLong bounds' },
  {
    files: /^packages\/recruiting\/analysis\//,
    most: 3,
    source: /\{\d*,\d+\}/,
    why: 'repeats a bounded number of times, which recheck counts as if it had no bound',
  },
]

/** Why a pattern with such a verdict is all right, or undefined. */
export function excuseFor({ file, source }: Pattern, verdict: Verdict): string | undefined {
  if (verdict === 'linear') return 'linear'
  const degree = Number(/^degree (\d)$/.exec(verdict)?.[1] ?? Infinity)
  return EXCUSES.find((excuse) => excuse.files.test(file) && degree <= excuse.most && (excuse.source?.test(source) ?? true))?.why
}
