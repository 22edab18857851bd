import { z } from 'zod'
import { line, text } from './atoms.ts'
import { fileName } from './tool.ts'
import { factNames } from './tools/factNames.ts'
import { pictureWords } from './tools/pictureWords.ts'

const word = (initial: string, about: string) => line(160).default(initial).describe(about)
const sentence = (initial: string, about: string) => text(320).default(initial).describe(about)

/** The small words that all tools share. Words in braces are replaced by values. */
export const ToolWords = z
  .strictObject({
    dropHere: word('Drop a file here', 'Heading of the place for one file.'),
    dropManyHere: word('Drop files here', 'Heading of the place for several files.'),
    chooseFile: word('Choose a file', 'Button that opens the file window for one file.'),
    chooseFiles: word('Choose files', 'Button that opens the file window for several files.'),
    fileLimits: word(
      'PDF, DOCX or TXT, up to {megabytes} MB and {pages} pages',
      'Said under the button; {megabytes} and {pages} are the limits of the tool.',
    ),
    manyLimits: word(
      'PDF, DOCX or TXT, up to {files} files of {megabytes} MB and {pages} pages',
      'The same for several files; {files} is the most that are taken.',
    ),
    orPaste: word('or paste the text', 'Heading over the box for text.'),
    pasteHint: word('Up to {characters} characters', 'Said under the box for text; {characters} is the limit.'),
    useSample: word('Try it with sample data', 'Button that fills in an example.'),
    useEarlier: word(
      'Use {name} from your last visit to another tool',
      'Button that takes over a text that another tool has read; {name} says which.',
    ),
    earlierResume: word('the resume', 'Name of a resume that another tool has read.'),
    earlierJob: word('the job description', 'Name of a job description that another tool has read.'),
    chosen: word('{name} is ready', 'Said when a file was read; {name} is the file.'),
    remove: word('Remove {name}', 'Button that takes a file away.'),
    start: word('Analyse', 'Button that starts the analysis.'),
    reading: word('Reading {name}', 'Said while a file is read; {name} is the file.'),
    working: word('Analysing', 'Said while the analysis runs.'),
    progress: word('{done} of {total}', 'How many files are done.'),
    cancel: word('Cancel', 'Button that stops the analysis.'),
    cancelled: word('Cancelled. Nothing was changed.', 'Said after cancelling.'),
    endedByLeaving: word(
      'The analysis was ended when you left this page. What you typed is still here.',
      'Said when the page is opened again after that.',
    ),
    result: word('Your result', 'Heading of a result.'),
    ofSample: word('This is the result for the sample data.', 'Said over a result of sample data.'),
    score: word('{score} of 100', 'A score in words; {score} is the number.'),
    points: word('{points} of {outOf} points', 'What a check gave; {points} and {outOf} are numbers.'),
    gain: word('worth {points} of 100', 'What a check that was not passed would add to the score; {points} is a number.'),
    gainUpTo: word(
      'worth up to {points} of 100',
      'The same for a check on which others wait, as those of bullet points do while there are none; {points} is what all of them add.',
    ),
    scoreNow: word('Score now: {score} of 100.', 'Said beside the text while it is edited after a result; {score} is the number.'),
    firstNow: word('Fix first: {fix}.', 'Said after it; {fix} is the check that would gain most.'),
    follows: word('It follows what you type.', 'Said after it.'),
    fixFirst: word('Fix these three first', 'Heading of the three changes that come first.'),
    fixTwo: word('Fix these two', 'The same where two are left.'),
    fixOne: word('Fix this', 'The same where one is left.'),
    fixSum: word(
      'This can bring the score from {score} to {next} of 100.',
      'Said under them; {score} is the score, {next} what it would be.',
    ),
    fixNext: word('{count} more, none worth more', 'Heading of what needs work too, folded away; {count} is how many.'),
    fixRest: word('{count} more', 'The same where one of them is worth more than what comes first for another reason.'),
    nothingToFix: word('Nothing needs work.', 'Said when every check was passed.'),
    passed: word('{group}: {count} of {of} in order', 'Heading of the passed checks of a group, folded away; {count} of {of} were passed.'),
    notes: word('Remarks that do not count ({count})', 'Heading of remarks, folded away; {count} is how many.'),
    noPoints: word('does not count', 'Said beside a check without a weight.'),
    good: word('Good', 'State of a check.'),
    improve: word('Could be better', 'State of a check.'),
    missing: word('Missing', 'State of a check.'),
    note: word('Note', 'State of a check that does not count.'),
    ...factNames,
    ...pictureWords,
    line: word('line {line}', 'Where something was found; {line} counts from 1.'),
    quoted: word('“{text}”', 'Words of a document, as they are quoted; {text} is what they say.'),
    quotedFrom: word('{label}: “{text}”', 'The same with the place where they stand; {label} says where.'),
    editText: word(
      'Edit this text above',
      'Button that puts the text of a document into the box for text, where advice follows what is typed.',
    ),
    parserText: word('The text as a parser receives it', 'Heading of the plain text of a document.'),
    copy: word('Copy the report', 'Button that copies the report as text.'),
    copied: word('Copied.', 'Said after copying.'),
    copyFailed: word('The browser did not allow copying. Use Download.', 'Said when copying failed.'),
    download: word('Download', 'Button that saves the report as a file.'),
    print: word('Print', 'Button that prints the page.'),
    clearOne: word('Clear this result', 'Button that deletes the result of this tool, and no other.'),
    clearOneAsk: sentence(
      'This deletes from this browser, and cannot be undone:',
      'Asked before the result of one tool is deleted; what it deletes is listed under it.',
    ),
    clearOneYes: word('Delete it', 'Button that confirms it.'),
    clearedOne: word('The result was deleted from this browser.', 'Said afterwards.'),
    clear: word('Clear all my data', 'Button that deletes everything that the tools keep.'),
    clearAsk: sentence(
      'This deletes from this browser, in every open tab, and cannot be undone:',
      'Asked before everything is deleted; what it deletes is listed under it.',
    ),
    clearYes: word('Delete everything', 'Button that confirms it.'),
    clearNo: word('Keep it', 'Button that does not.'),
    cleared: word('Everything was deleted from this browser.', 'Said afterwards.'),
    clearFailed: word('The browser did not allow deleting. Clear the data of this site in its settings.', 'Said when deleting failed.'),
    heldInput: word('What you typed or chose in this tool', 'Listed where it is deleted.'),
    heldResume: word('The checked resume, its text and the result', 'Listed where it is deleted.'),
    heldProfile: word('The checked profile, its text and the result', 'Listed where it is deleted.'),
    heldJob: word('The scanned job description, its text and the result', 'Listed where it is deleted.'),
    heldMatch: word('The resume beside a job description', 'Listed where the result of the syncer is deleted.'),
    heldTable: word('The table of people ({count})', 'Listed where it is deleted; {count} is how many are in it.'),
    heldRanking: word('The reading order of resumes ({count})', 'Listed where it is deleted; {count} is how many are in it.'),
    heldRecruiter: word(
      'What is noted for recruiters',
      'Listed where it is deleted: score and report of the first resume, and the profile.',
    ),
    heldPosts: word('Drafts of posts', 'Listed where they are deleted.'),
    heldAccounts: word('Your accounts, pages and organisations', 'Listed where they are deleted.'),
    heldDecisions: word('What you chose about keeping results', 'Listed where it is deleted: the switches that results are not kept.'),
    heldMessages: word('Messages of forms that wait to be sent', 'Listed where they are deleted.'),
    heldCopy: word('A copy of stored data that could not be read', 'Listed where it is deleted.'),
    heldStatistics: word('The numbers by which visitor statistics know this browser', 'Listed where they are deleted.'),
    kept: word('Kept on this device until {date}.', 'Said beside a result that survives a reload; {date} is a day.'),
    memoryOnly: word('Not kept: it is gone when you close or reload this page.', 'Said in its place while results are not to be kept.'),
    doNotKeep: word(
      'Do not keep results of this tool',
      'Switch beside the button that starts the analysis; it holds for later visits too.',
    ),
    keepAsk: sentence(
      'These documents are about other people. May this browser keep what was read of them? Until you answer, nothing is stored.',
      'Asked once beside a result that was made from documents of other people.',
    ),
    keepYes: word('Keep it', 'Button that allows it.'),
    keepNo: word('Do not keep', 'Button that does not: the result is gone when the page is closed.'),
    notKept: word('Results are not kept on this device: the browser gives no storage.', 'Said when nothing can be stored.'),
    storageFull: word(
      'The storage of this browser is full, so this result is not kept. Download it, or clear older data.',
      'Said when there is no room.',
    ),
    newerVersion: word(
      'Results were saved by a newer version of this site, so new ones are not kept here.',
      'Said when stored results cannot be written.',
    ),
    restoredPartly: word(
      'Some stored results could not be read. You can download the raw data before you clear it.',
      'Said when stored data was damaged.',
    ),
    unreadable: word('Some stored results could not be read.', 'Said in its place when that data is gone meanwhile.'),
    downloadRaw: word('Download the raw data', 'Button that saves damaged stored data as a file.'),
    rawFile: fileName('stored-results').describe('What that file is called, without its ending.'),
    localOnly: word('Your text is analysed in this browser and is not uploaded.', 'Said at the input while no service is used.'),
    usesService: word(
      'Your text is sent to {host} for analysis and is not kept there.',
      'Said at the input when a service is used; {host} is its address.',
    ),
    fellBack: word('The analysis service did not answer. This result was made in your browser.', 'Said when the service failed.'),
    needsScript: word(
      'This tool needs JavaScript, because it works in your browser. You can also write to us.',
      'Shown when JavaScript is off.',
    ),
    contact: word('Contact us', 'Link shown with it.'),
    otherLanguage: sentence(
      'This text does not seem to be in English, German, French, Spanish or Portuguese, the languages that are read here. ' +
        'Much of it will be missed: check every value.',
      'Said at the input of a resume in another language.',
    ),
    otherAdvertLanguage: sentence(
      'This advert does not seem to be in English. German, French, Spanish and Portuguese are understood less well; ' +
        'of other languages only names of skills and tools will be recognised.',
      'Said at the input of an advert in another language.',
    ),
    failed: word('{name} could not be used', 'Heading of a message about a file.'),
    leftOut: word('Files not in this result: {count}', 'Said over the names of such files, each with its reason; {count} is how many.'),
    empty: sentence(
      'There is nothing to read. Choose a file that is not empty, or paste the text.',
      'A file of no bytes, or a blank text.',
    ),
    tooLarge: sentence(
      'It has {actual} MB; up to {limit} MB can be read. Save a smaller copy, or paste the text.',
      'A file over the limit.',
    ),
    wrongType: sentence(
      'It is not a PDF, DOCX or TXT file, or not of the kind that its name says. Save it as one of these, or paste the text.',
      'A file of another type, or of another than its name ends with.',
    ),
    oldWord: sentence('The old .doc format cannot be read. Save it as DOCX or PDF, or paste the text.', 'A .doc file.'),
    locked: sentence('It is protected by a password. Save a copy without one, or paste the text.', 'A file with a password.'),
    damaged: sentence('It is damaged and cannot be opened. Save it again, or paste the text.', 'A file that is broken.'),
    scan: sentence(
      'It holds pictures of text and no text. Hiring software cannot read it either: ' +
        'export it from the program it was written in, or paste the text.',
      'A scan.',
    ),
    tooManyPages: sentence(
      'It has {actual} pages; up to {limit} can be read. Save a shorter copy, or paste the text.',
      'A file with too many pages.',
    ),
    tooMuchText: sentence('It holds more than {limit} characters. Shorten it, or paste a part.', 'A text over the limit.'),
    bomb: sentence(
      'It unpacks to far more than a document needs, so it was not opened. Save it again, or paste the text.',
      'A file that unpacks to a huge size.',
    ),
    tooSlow: sentence(
      'Reading it took longer than {limit} seconds and was stopped. Save a simpler copy, or paste the text.',
      'A file that takes too long.',
    ),
    analysisSlow: sentence(
      'The analysis took longer than {limit} seconds and was stopped. Your input is still here: try again, or shorten it.',
      'A pasted text that takes too long, or an analysis.',
    ),
    tooManyFiles: sentence(
      'Up to {limit} files are taken at a time. Not taken: {names}.',
      'More files than allowed; {names} are the others.',
    ),
    notTaken: sentence('Up to {limit} files are taken at a time.', 'Why one of them is not in a result.'),
    oneFile: sentence('One file is taken at a time; the first was used.', 'Several files for a tool that takes one.'),
    folder: sentence('Folders cannot be dropped here. Open the folder and choose the files.', 'A folder was dropped.'),
    crashed: sentence('The analysis stopped unexpectedly. Your input is still here; please try again.', 'The analysis failed.'),
  })
  .describe('Small words that all tools share.')

/** The words of the tools, parsed. */
export type ToolWords = z.output<typeof ToolWords>
