import type { parseArgs } from 'node:util'

/** An option as `parseArgs` of Node takes it, with what help and checks say of it. `about` is a phrase in Markdown. */
export type Option =
  | { type: 'boolean'; about: string }
  | {
      type: 'string'
      multiple?: true
      about: string
      /** What stands for the value in help, such as `<path>`. */
      value: string
      /** The value of the option where none is written. */
      bare?: string
      /** What is wrong with a value, as one line that says what to write; undefined when nothing is. */
      whyNot?: (value: string) => string | undefined
    }
  // An option of other commands that people try with this one, and what to write in its place.
  | { type: 'string'; refused: string }

export type Options = Record<string, Option>

/** Absolute folders of the site, and the moment that decides what is live, in milliseconds since 1970; now when undefined. */
export type Places = { configDir: string; dist: string; workDir: string; at: number | undefined }

/** The options of a command as they were given. */
export type Values<Taken extends Options = Options> = ReturnType<typeof parseArgs<{ options: Taken }>>['values']

/** Everything there is to know about a command: help, the checks of its arguments and the tables of the docs follow from it. */
export interface Command<Taken extends Options = Options> {
  name: string
  /** What it does, as a phrase in Markdown that begins with a verb. */
  summary: string
  /** Whole sentences in Markdown, for the help of this command. */
  details?: string
  /** The forms of its arguments, such as `<from-path> <to-path>`; without one, a word is a mistake. */
  usage?: readonly string[]
  options: Taken
  /** Whether it parses pages, for which the section types of the company have to be known. */
  readsPages?: true
  /** Gives the exit code, or serves. Loads its code itself, so that no other command waits for that. */
  run(places: Places, options: Values<Taken>, words: string[]): Promise<number>
}

/** A command with the types of its options forgotten, as the registry holds it. */
export function command<const Taken extends Options>(declared: Command<Taken>): Command {
  return declared as unknown as Command
}
