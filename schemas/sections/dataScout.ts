import { z } from 'zod'
import { Label, Sentence, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'
import { SampleText, ToolField, toolFields } from '#schemas/tool.ts'

const column = (label: string) => Label.default(label).describe('Head of a column.')

/** A tool that reads many resumes into a table. */
export const DataScout = section(
  'dataScout',
  'A tool that reads names, jobs, education and skills out of resume files into a table that can be corrected and exported. ' +
    'It opens its page.',
  {
    ...toolFields,
    files: z.int().min(1).max(50).default(25).describe('Most files at a time.'),
    resumes: ToolField.default({ label: 'Resumes' }).describe('The place for the files.'),
    columns: z
      .strictObject({
        file: column('File'),
        name: column('Name'),
        headline: column('Headline'),
        email: column('E-mail'),
        phone: column('Phone'),
        location: column('Location'),
        links: column('Links'),
        experience: column('Experience'),
        education: column('Education'),
        projects: column('Projects'),
        skills: column('Skills'),
        awards: column('Awards'),
        certificates: column('Certificates'),
        languages: column('Languages'),
      })
      .prefault({})
      .describe('Heads of the columns.'),
    words: z
      .strictObject({
        tableLabel: Label.default('What was read').describe('Name of the table.'),
        people: line(120).default('{count} people from {files} files').describe('{count} and {files} are numbers.'),
        sure: Label.default('sure').describe('A value that is most likely right.'),
        doubtful: Label.default('doubtful').describe('A value that should be checked.'),
        unread: Label.default('not found').describe('A value that was not found.'),
        edited: Label.default('corrected').describe('A value that the visitor wrote.'),
        edit: line(120).default('Correct {column} of {name}').describe('Name of a cell that can be edited; {column} and {name} say which.'),
        doubles: Label.default('The same person?').describe('Heading of the doubles.'),
        double: line(160)
          .default('{first} and {second} have the same {what}.')
          .describe('{first} and {second} are names, {what} is e-mail or phone.'),
        merge: Label.default('Merge').describe('Button that makes one row of two.'),
        keepBoth: Label.default('Keep both').describe('Button that leaves two rows.'),
        csv: Label.default('Save CSV').describe('Button that saves a spreadsheet.'),
        json: Label.default('Save JSON Resume').describe('Button that saves JSON.'),
        removeRow: line(120).default('Remove {name}').describe('Button that takes a row away; {name} says which.'),
        ofPerson: line(120).default('Everything read of {name}').describe('Heading of the details; {name} says whose.'),
        exportNote: Sentence.default(
          'The export is a file of personal data on your computer. Decide why you need it and when you will delete it.',
        ).describe('Said beside the export.'),
      })
      .prefault({})
      .describe('The words of the table.'),
    sample: z
      .array(z.strictObject({ name: line(80).describe('Name of the file.'), text: SampleText }))
      .min(1)
      .max(5)
      .describe('What a visitor can try the tool with.'),
  },
  [
    {
      title: 'Resume files become one table',
      sample: [{ name: 'alex.txt', text: 'Alex Example\nalex@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present' }],
    },
  ],
)
