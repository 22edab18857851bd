/** A slip that a developer could make: one place of one file, and what it does to people. */
export type Fault = {
  /** Short and unique, as the table of results names it. */
  id: string
  area: 'checks' | 'rendering' | 'browser'
  file: string
  /** Stands once in the file. */
  find: string
  replace: string
  /** What breaks, and for whom. */
  breaks: string
}
