import { z } from 'zod'
import { Label, Sentence, line, section } from 'page-builder/schemas'
import { SampleText, ToolField, fileName, toolFields } from '#packages/recruiting/schemas/tool.ts'

const column = (label: string) => Label.default(label).describe('Heading of a column.')

export const behaviour = 'live'
export const opensPage = true
export const keepsResults = true
export const words = { toolWords: 'recruiting' } as const
export const asksService = true
export const takesFiles = true

/** A tool that reads many resumes into a table. */
export default section(
  'dataScout',
  'A tool that extracts names, jobs, education and skills from resume files into a table that can be corrected and exported. ' +
    'It contains the page’s main heading.',
  {
    ...toolFields,
    fileName: fileName('resumes'),
    files: z.int().min(1).max(50).default(25).describe('Most files at a time.'),
    resumes: ToolField.default({ label: 'Resumes' }).describe('Input for the files.'),
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
        voluntary: column('Voluntary work'),
        skills: column('Skills'),
        awards: column('Awards'),
        certificates: column('Certificates'),
        languages: column('Languages'),
        summary: column('Summary'),
      })
      .prefault({})
      .describe('Headings of the columns.'),
    words: z
      .strictObject({
        tableLabel: Label.default('Extracted data').describe('Name of the table.'),
        people: line(120).default('People: {count}, files: {files}').describe('{count} and {files} are numbers.'),
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
        csv: Label.default('Save CSV').describe('Button that saves a table that all programs can read.'),
        xlsx: Label.default('Save for Excel').describe('Button that saves an Excel workbook.'),
        json: Label.default('Save JSON Resume').describe('Button that saves JSON.'),
        tools: Label.default('Search, filter and columns').describe('Heading of the tools of the table, collapsed on phones.'),
        find: Label.default('Find in the table').describe('Field for words; rows without them are hidden.'),
        show: Label.default('Show').describe('List that hides the rows without certain values.'),
        showAll: Label.default('Everyone').describe('Choice in that list: all rows.'),
        showDoubtful: Label.default('With values to check').describe('Choice in that list: rows with a doubtful value.'),
        showUnread: Label.default('With missing details').describe('Choice in that list: rows in which a contact detail was not found.'),
        showEdited: Label.default('Corrected').describe('Choice in that list: rows that the visitor has corrected.'),
        columns: Label.default('Columns ({count} of {of})').describe('Button that opens the choice of columns; {count} of {of} are shown.'),
        shownPeople: line(120)
          .default('{count} of {of} people shown')
          .describe('Shown when rows are hidden; {count} and {of} are numbers.'),
        nobody: line(120).default('No matches. Change the search or the filter.').describe('Shown instead of rows when all are hidden.'),
        sort: line(120).default('Sort by {column}').describe('Name of a column heading that sorts; {column} says which.'),
        undo: Label.default('Undo').describe('Button that undoes the last correction, removal or merge.'),
        gridHelp: line(240)
          .default('Select a cell, then press Enter or select it again to correct it. Arrow keys move between cells.')
          .describe('Shown above the table: how cells are corrected.'),
        listHelp: line(120).default('One per line.').describe('Shown at a cell with a list while it is corrected.'),
        entryHelp: line(120)
          .default('One per line: title | place | dates.')
          .describe('Shown at a cell with jobs, schools or the like while it is corrected; | separates the parts.'),
        keysHelp: line(200)
          .default('Ctrl+Enter or leaving the field saves; Esc cancels.')
          .describe('Shown at a cell of several lines while it is corrected: how it is kept or left.'),
        details: Label.default('Details').describe('Button in a row that opens all data of a person, and heading of its column.'),
        close: Label.default('Close').describe('Button that closes the details.'),
        remove: Label.default('Remove').describe('Heading of the column with the buttons that remove a row.'),
        littleRead: line(240)
          .default('Almost nothing could be read from {names}. Open the file and fill in the row by hand, or remove it.')
          .describe('Shown when a file gave almost no data; {names} are the files.'),
        removeRow: line(120).default('Remove {name}').describe('Button that removes a row; {name} says which.'),
        ofPerson: line(120).default('All data read about {name}').describe('Heading of the details; {name} says whose.'),
        exportNote: Sentence.default(
          'CSV and Excel files contain the rows and columns shown; JSON Resume contains all data of each person shown. ' +
            'The export is a file of personal data on your computer. Decide why you need it and when you will delete it.',
        ).describe('Shown next to the export.'),
      })
      .prefault({})
      .describe('Texts of the table.'),
    sample: z
      .array(z.strictObject({ name: line(80).describe('Name of the file.'), text: SampleText }))
      .min(1)
      .max(5)
      .describe('Sample data for trying the tool.'),
  },
  [
    {
      title: 'Resume files become one table',
      sample: [{ name: 'alex.txt', text: 'Alex Example\nalex@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present' }],
    },
  ],
)
