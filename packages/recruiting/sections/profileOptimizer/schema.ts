import { z } from 'zod'
import { Label, Sentence, section } from 'page-builder/schemas'
import { SampleText, ToolField, exampleWording, fileName, reportGroups, toolFields, wordingOf } from '#packages/recruiting/schemas/tool.ts'
import { linkedinCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'

const field = (label: string, about: string) => ToolField.default({ label }).describe(about)

const Sample = z
  .strictObject({
    name: Label.optional().describe('First and last name.'),
    address: Label.optional().describe('End of the profile address.'),
    headline: SampleText.describe('The headline.'),
    about: SampleText.describe('The About text.'),
    positions: z
      .array(z.strictObject({ title: Label.describe('Title of the position.'), description: SampleText.describe('Its description.') }))
      .max(3)
      .default([])
      .describe('Positions.'),
    skills: SampleText.describe('The skills, one a line.'),
    role: Label.describe('The target role.'),
    job: SampleText.optional().describe('A job description.'),
  })
  .describe('Sample data for trying the tool.')

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true

/** A tool that checks the fields of a LinkedIn profile. */
export default section(
  'profileOptimizer',
  'A tool that checks fields pasted from a LinkedIn profile against LinkedIn’s length limits, a target role and a job description. It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('profile-report'),
    fields: z
      .strictObject({
        name: field('First and last name', 'The name.'),
        address: field('Ending of the profile address', 'The part after linkedin.com/in/.'),
        headline: field('Headline', 'The headline.'),
        about: field('About', 'The About text.'),
        positionTitle: field('Title of the position', 'The title of a position.'),
        position: field('Description of the position', 'The description of a position.'),
        skills: field('Skills, one per line', 'The skills.'),
        role: field('The role you want', 'The target role.'),
        job: field('A job description to compare with', 'A job description.'),
      })
      .prefault({})
      .describe('The fields that a visitor fills in.'),
    profileLabel: Label.default('Your profile').describe('Heading above the fields of the profile.'),
    targetLabel: Label.default('Your goal').describe('Heading above role and job description.'),
    addPosition: Label.default('Add a position').describe('Button that adds a position.'),
    nothingYet: Sentence.default('Nothing is filled in yet. Start with the headline or About.').describe(
      'Shown under the headline when the button is pressed while no field of the profile is filled in.',
    ),
    lengthLabel: Label.default('{characters} of {limit} characters').describe('Count under a field; {characters} and {limit} are numbers.'),
    scoreLabel: Label.default('Profile').describe('Name of the score.'),
    groups: reportGroups('Name and headline', 'About and target', 'Skills', 'Lengths', 'Evidence').describe(
      'Headings of the groups of checks.',
    ),
    checks: wordingOf(linkedinCheckIds),
    thresholds: LinkedinLimits.prefault({}).describe('The limits of the fields, and the thresholds of the checks.'),
    recruiter: z
      .strictObject({
        heading: Label.default('What recruiters see first').describe('Heading of headline, address and first words.'),
        note: Sentence.default('Headline, address and the first words of About, as shown in search results.').describe(
          'Shown under the heading.',
        ),
      })
      .prefault({})
      .describe('Texts over what is kept of a profile for recruiters.'),
    sample: Sample,
  },
  [
    {
      title: 'What your profile leaves unsaid',
      checks: exampleWording(linkedinCheckIds),
      sample: { headline: 'Baker', about: 'I bake 200 loaves a day.', skills: 'Baking', role: 'Head baker' },
    },
  ],
)
