import { literalPatterns } from './literalPatterns.ts'
import { madePatterns } from './madePatterns.ts'
import type { Pattern } from './Pattern.ts'

/** Files that make a pattern only while they run, with what it is like. */
const MADE_LATER: Record<string, Pick<Pattern, 'source' | 'flags'>> = {
  // A word of the site's config, with every sign that means something escaped.
  'src/ui/pictures/Fields.tsx': { source: '(?<![\\p{L}\\p{N}])(one|another)(?![\\p{L}\\p{N}])', flags: 'iu' },
  // The parts of a frame, of a document that the build renders.
  'src/node/render/document.ts': { source: '<!--(?:[a-z]+)-->', flags: 'g' },
  // The addresses of files that a package publishes.
  'src/node/hosting/isRuledBy.ts': { source: '^/static/tides/[^/]+/worker\\.js$', flags: '' },
  'src/node/dev/client/refreshAssets.ts': { source: '/picture\\.png(\\?v=\\d+)?(?=$|[\\s,])', flags: 'g' },
  // The name of a module or of an export, with every sign that means something escaped.
  'src/node/sections/brokenCode.ts': { source: '(?<![\\w$])days(?![\\w$])', flags: '' },
  // Paths of files, with every sign that means something escaped.
  'src/node/validate/causedBy.ts': { source: '(?:^|[\\s"])(?:/[a-z0-9/-]*two|pages/one\\.json)(?=$|[\\s"#?,;:])', flags: '' },
  // The format of a date, and the name of a field in TOML.
  'src/node/config/sources/convert.ts': { source: '^(?<D>\\d{1,2})\\.(?<M>\\d{1,2})\\.(?<Y>\\d{4})$', flags: '' },
  'src/node/config/sources/markdownTable.ts': { source: '^[ \\t]*"?title"?[ \\t]*=[ \\t]*(.*)$', flags: 'm' },
  // Words that somebody looks for, with every sign that means something escaped.
  'src/node/replace/wordPattern.ts': { source: '(?<![\\p{L}\\p{M}\\p{N}])two\\s+(?:ü|u\\u0308)(?![\\p{L}\\p{M}\\p{N}])', flags: 'giu' },
  // An attribute of a picture in SVG.
  'src/node/import/media.ts': { source: '\\swidth=["\']([\\d.]+)(?:px)?["\']', flags: '' },
  'src/site/checks/search/titleSuffix.ts': { source: '[|–—·:-]\\s*Name\\s*$', flags: 'i' },
  // What an abbreviation of a requirement may stand for.
  'packages/recruiting/analysis/text/spelledOut.ts': {
    source: '(?<![\\p{L}])[Xx][\\p{L}]{0,20}[ -](?:(?:of|and|the|for|in|de|du|des|für|und) |& )?[Rr][\\p{L}]{0,20}(?![\\p{L}])',
    flags: 'u',
  },
  'packages/recruiting/analysis/document/docx/readDocx.ts': { source: '^word/header\\d*\\.xml$', flags: '' },
}

/** Makes patterns for others. */
const COMPOSER = 'packages/recruiting/analysis/text/patterns.ts'

/**
 * Every regular expression of the sources, each once, and the files whose own ones could not be found. Call it before any source of
 * `packages/recruiting/analysis` is loaded.
 */
export async function allPatterns(): Promise<{ patterns: Pattern[]; unseen: string[] }> {
  const { literals, makers } = literalPatterns()
  const early = makers.filter((file) => !Object.hasOwn(MADE_LATER, file) && file !== COMPOSER)
  const made = await madePatterns(early)
  const later = Object.entries(MADE_LATER).map(([file, pattern]) => ({ file, line: 0, ...pattern }))
  const all = [...made, ...later, ...literals]
  return {
    patterns: [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()],
    unseen: early.filter((file) => !made.some((pattern) => pattern.file === file)),
  }
}
