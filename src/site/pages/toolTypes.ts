import type { SectionType } from '#schemas/sections/index.ts'

/** The section types that are tools: each opens its page and shows results that were kept from earlier visits. */
export const toolTypes = [
  'resumeChecker',
  'profileOptimizer',
  'resumeSync',
  'dataScout',
  'jobScanner',
  'talentSelector',
] as const satisfies SectionType[]
