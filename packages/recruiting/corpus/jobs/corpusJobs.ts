import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A careful reader's findings in a job description. Skills by their names in our list; `years` is 0 and `degree` empty if none is required;
 * `salary` says whether an amount is given; `coded` are words tied to age, ability or gender.
 */
export type JobTruth = { must: string[]; nice: string[]; years: number; degree: string; salary: boolean; coded: string[] }

/** The job descriptions of this folder, all of our own writing: name of the file, text, and truth. */
export function corpusJobs(): { name: string; text: string; truth: JobTruth }[] {
  const names = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  return names.map((name) => {
    const [text = '', notes = ''] = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n=====\n')
    const note = (key: string) => new RegExp(`^${key}: *(.*)$`, 'm').exec(notes)?.[1] ?? ''
    const list = (key: string) =>
      note(key)
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    return {
      name,
      text,
      truth: {
        must: list('must'),
        nice: list('nice'),
        years: Number(note('years') || 0),
        degree: note('degree').trim(),
        salary: note('salary') === 'yes',
        coded: list('coded'),
      },
    }
  })
}
