/** Receives the progress of a build. */
export type Progress = {
  /** A step starts. */
  step(name: string): void
  /** Number of finished pages. */
  pages(done: number, all: number): void
  /** The last step is complete. */
  end(): void
}

/** Reports nothing. */
export const silentProgress: Progress = { step: () => {}, pages: () => {}, end: () => {} }
