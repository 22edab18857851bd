import { z } from 'zod'
import { Label, Sentence, heading, line, text } from 'page-builder/schemas'
import { ToolLimits } from './uploadLimits.ts'

/** Fields of every tool. The tool is the first section of its page: its title is the main heading. */
export const toolFields = {
  ...heading,
  limits: ToolLimits,
  backend: z
    .strictObject({
      service: z.enum(['admin', 'user']).describe('Name of the backend in site.json.'),
      path: z
        .string()
        .max(200)
        .regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /analysis')
        .describe('Path relative to the address of the backend.'),
    })
    .optional()
    .describe('A service that analyses the text. Without it, the text is analysed in the visitor’s browser; files are always read there.'),
  caution: Sentence.optional().describe('A caution for visitors, shown with every result.'),
}

/** The name of files with a saved result, without the extension. */
export const fileName = (initial: string) =>
  line(60)
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u,
      'must be a name of letters, digits, spaces and hyphens, without an extension such as .txt',
    )
    .default(initial)
    .describe('Name of the files that visitors save, without the extension.')

/** A sample text for trying the tool. */
export const SampleText = text(8000).describe('A sample text; invented, with example addresses only.')

const advice = (state: string) =>
  text(400)
    .optional()
    .describe(`Text for visitors when the check is ${state}. Values in braces are filled in; a sentence whose value is empty is left out.`)

/** The words and the weight of one check. */
export const CheckWording = z
  .strictObject({
    label: line(90).describe('Name of the check.'),
    weight: z.number().min(0).max(100).default(0).describe('Weight in the score, relative to the other checks; 0 does not count.'),
    good: advice('passed'),
    improve: advice('partly passed'),
    missing: advice('not passed'),
    note: advice('a remark that does not count').describe(
      'Text for visitors when the check is neutral; without it, nothing is shown. Values in braces are filled in.',
    ),
    nothing: text(400).optional().describe('Text for visitors when there is nothing to check yet; the check then counts as not passed.'),
  })
  .describe('The texts and the weight of one check.')

/** The words and weights of a fixed list of checks: one field for each id, optional if it has `usual` words. */
export function wordingOf<const Ids extends readonly string[]>(
  ids: Ids,
  usual: { [Id in Ids[number]]?: z.input<typeof CheckWording> | undefined } = {},
) {
  const wordingFor = (id: Ids[number]) => (usual[id] ? CheckWording.prefault(usual[id]) : CheckWording)
  return z
    .strictObject(Object.fromEntries(ids.map((id) => [id, wordingFor(id as Ids[number])])) as { [Id in Ids[number]]: typeof CheckWording })
    .describe('The checks by id, with their texts and weights.')
}

/** Wording for examples: each id as its own label, with a weight of 1. */
export function exampleWording<const Ids extends readonly string[]>(ids: Ids) {
  const labelOf = (id: string) =>
    id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
  return Object.fromEntries(ids.map((id) => [id, { label: labelOf(id), weight: 1 }])) as {
    [Id in Ids[number]]: { label: string; weight: number }
  }
}

/** The headings of the five groups of a report, with their defaults in the order of the stored report. */
export function reportGroups(basic: string, background: string, skills: string, formats: string, accomplishments: string) {
  const title = (initial: string, about: string) => Label.default(initial).describe(about)
  return z
    .strictObject({
      Basic: title(basic, 'First group.'),
      Professional_Background: title(background, 'Second group.'),
      Skills: title(skills, 'Third group.'),
      Formats: title(formats, 'Fourth group.'),
      Accomplishments: title(accomplishments, 'Fifth group.'),
    })
    .prefault({})
}

/** A text field for visitors. */
export const ToolField = z
  .strictObject({ label: Label.describe('Label of the field.'), help: line(200).optional().describe('A hint under the field.') })
  .describe('A text field for visitors.')

/** The words and the weight of one check, parsed. */
export type CheckWording = z.output<typeof CheckWording>
