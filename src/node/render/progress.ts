/** Told how far a build is. */
export type Progress = {
  /** A step begins. */
  step(name: string): void
  /** Of the pages, so many are done. */
  pages(done: number, all: number): void
  /** The last step is over. */
  end(): void
}

/** Says nothing. */
export const silentProgress: Progress = { step: () => {}, pages: () => {}, end: () => {} }
