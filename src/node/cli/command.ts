import type { parseArgs } from 'node:util'

/** An option for Node’s `parseArgs`, with its help and validation. `about` is a phrase in Markdown. */
export type Option =
  | { type: 'boolean'; about: string }
  | {
      type: 'string'
      multiple?: true
      about: string
      /** The placeholder of the value in help, such as `<path>`. */
      value: string
      /** The value of the option if none is given. */
      bare?: string
      /** What is wrong with a value, as one line that says what to write; undefined if nothing is. */
      whyNot?: (value: string) => string | undefined
    }
  // An option of other commands that users try with this one, and what to write instead.
  | { type: 'string'; refused: string }

export type Options = Record<string, Option>

/** Absolute folders of the site, and the time that decides what is published, in milliseconds since 1970; now if undefined. */
export type Places = { configDir: string; dist: string; workDir: string; at: number | undefined }

/** The given options of a command. */
export type Values<Taken extends Options = Options> = ReturnType<typeof parseArgs<{ options: Taken }>>['values']

/** The declaration of a command; help, argument validation and the tables of the docs are derived from it. */
export interface Command<Taken extends Options = Options> {
  name: string
  /** What it does, as a phrase in Markdown that begins with a verb. */
  summary: string
  /** Sentences in Markdown for its help. */
  details?: string
  /** The forms of its arguments, such as `<from-path> <to-path>`; by default it takes none. */
  usage?: readonly string[]
  options: Taken
  /** Whether it parses pages, which requires the company’s section types. */
  readsPages?: true
  /** Returns the exit code, or serves. Loads its code itself, so that other commands start without it. */
  run(places: Places, options: Values<Taken>, words: string[]): Promise<number>
}

/** A command without the types of its options, as in the registry. */
export function command<const Taken extends Options>(declared: Command<Taken>): Command {
  return declared as unknown as Command
}
