import { sectionProblem } from '#src/node/sections/ownSections.ts'
import type { Problem } from '#src/site/problem.ts'
import type { SectionFault } from '#src/node/sections/sectionCode.ts'

/** The company’s section code fails on loading: the message, and its place. */
export class OwnCodeError extends Error {
  readonly fault: SectionFault

  constructor(fault: SectionFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** Returns such a failure as a problem with its place; rethrows anything else. */
export function ownCodeFailure(error: unknown): { problems: Problem[] } {
  if (error instanceof OwnCodeError) return { problems: [sectionProblem(error.fault)] }
  throw error
}
