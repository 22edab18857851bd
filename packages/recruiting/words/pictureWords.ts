import { line, text } from 'page-builder/schemas'

const word = (initial: string, about: string) => line(160).default(initial).describe(about)
const sentence = (initial: string, about: string) => text(320).default(initial).describe(about)

/** The words around documents that hold pictures of text, whose letters can be read when the visitor asks for it. */
export const pictureWords = {
  readPictures: word('Read the pictures', 'Button beside a document that holds pictures of text and no text.'),
  picturesFetch: word(
    'This fetches {megabytes} MB from this site once, and reads the letters in your browser. Nothing is uploaded.',
    'Said under the button; {megabytes} is how much is fetched.',
  ),
  picturesLanguage: word('Language of the text', 'Label of the choice of a language, where there is more than one to choose from.'),
  picturesNeedRoom: word('Empty the box for text first: what is read goes there.', 'Said in its place while the box holds text.'),
  fromPictures: sentence(
    'This text was read off pictures, and letters may be wrong. Look through it and correct it before you go on: nothing of it counts as sure.',
    'Said over the box that holds such a text.',
  ),
  noLetters: sentence('No letters were found in the pictures. Paste the text.', 'Said when there were none.'),
  picturesFailed: sentence(
    'The pictures could not be read here. Please try again, or paste the text.',
    'Said when what reads them could not be fetched, did not start or took too long.',
  ),
}
