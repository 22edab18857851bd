import { line, text } from 'page-builder/schemas'

const word = (initial: string, about: string) => line(160).default(initial).describe(about)
const sentence = (initial: string, about: string) => text(320).default(initial).describe(about)

/** The words around documents with pictures of text, whose letters are recognized at the visitor's request. */
export const pictureWords = {
  readPictures: word('Read the pictures', 'Button next to a document that contains pictures of text but no text.'),
  picturesFetch: word(
    'This downloads {megabytes} MB from this site once and recognises the text in your browser. Nothing is uploaded.',
    'Shown under the button; {megabytes} is how much is fetched.',
  ),
  picturesLanguage: word('Language of the text', 'Label of the choice of a language, where there is more than one to choose from.'),
  picturesNeedRoom: word('Clear the text box first: the recognised text goes there.', 'Shown instead while the box holds text.'),
  fromPictures: sentence(
    'This text was recognised from pictures and may contain errors. Check and correct it before you continue: none of it is treated as certain.',
    'Shown above the box that holds such a text.',
  ),
  noLetters: sentence('No text was found in the pictures. Paste the text.', 'Shown when there were none.'),
  picturesFailed: sentence(
    'The pictures could not be read here. Please try again, or paste the text.',
    'Shown when what reads them could not be fetched, did not start or took too long.',
  ),
}
