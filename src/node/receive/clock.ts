/** Time as the receiver sees it. It comes in from outside, so that tests hold it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Sleeps for so many milliseconds of this clock, or until the signal is given; never throws. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** When a moment of this clock comes by the machine’s own clock, which a database goes by. */
  onTheWall(at: number): Date
}
