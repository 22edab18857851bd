import { sectionProblem } from '#src/node/sections/ownSections.ts'
import type { Problem } from '#src/site/problem.ts'
import type { SectionFault } from '#src/node/sections/sectionCode.ts'

/** The code of the company’s own sections fails when it is loaded: what it says, and where. */
export class OwnCodeError extends Error {
  readonly fault: SectionFault

  constructor(fault: SectionFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** Gives such a failure as a problem with its place; throws any other. */
export function ownCodeFailure(error: unknown): { problems: Problem[] } {
  if (error instanceof OwnCodeError) return { problems: [sectionProblem(error.fault)] }
  throw error
}
