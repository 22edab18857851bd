/** The receiver’s clock. It is injected, so that tests control it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Sleeps for this number of milliseconds of this clock, or until the signal is aborted; never throws. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Converts a moment of this clock to the system clock, which databases use. */
  onTheWall(at: number): Date
}
