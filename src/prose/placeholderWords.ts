/** Placeholder texts in English, German, French and Spanish, separated by bars. */
const EVERYWHERE = phrases(
  'test|test page|test text|test title|test content|test section|testing 123|testing testing|testseite|testtext|new page|new section|new title|' +
    'new entry|new item|untitled|untitled page|untitled section|no title|page title|your title|my title|section title|main title|your headline|' +
    'your heading|page heading|title here|headline here|heading here|subtitle here|name here|label here|caption here|text here|description here|' +
    'answer here|question here|summary here|copy here|content here|lead here|add title|add a title|add text|add your text|add text here|' +
    'add description|enter title|enter text|enter text here|enter your text|enter description|write text here|write something here|insert text|' +
    'insert title|type here|type your text|type your text here|your text|your text here|your title here|your headline here|' +
    'your description here|some text|some text here|some description|some title|my text|sample text|sample title|sample content|sample page|' +
    'example text|example title|dummy|dummy text|dummy title|body text|body copy|body text here|placeholder|placeholder text|placeholder title|' +
    'to do|todo|todo later|to do later|later|fill in|fill this in|fill me in|fix me|change me|change this|edit me|replace me|replace this|to be done|' +
    'to be written|to be added|to be defined|to be confirmed|to be completed|to be announced|to be decided|tba|tbc|tbd|t.b.a|t.b.d|t.b.c|foo|' +
    'foobar|foo bar|foo bar baz|bla|blah|bla bla|blah blah|bla bla bla|blah blah blah|abc|abcd|123|1234|12345|123456|hello world|lorem|xx|xxx|yyy|zzz|' +
    'asd|qwe|aaa|under construction|page under construction|site under construction|work in progress|wip|' +
    'neue seite|neuer abschnitt|neuer titel|neuer text|neuer eintrag|neue überschrift|unbenannt|ohne titel|titel hier|überschrift hier|' +
    'titel einfügen|text einfügen|text eingeben|titel eingeben|text ergänzen|hier titel|hier überschrift|hier text|hier steht text|hier steht ein text|' +
    'hier steht der text|text folgt|inhalt folgt|inhalte folgen|beschreibung folgt|beschreibung folgt noch|details folgen|details folgen noch|' +
    'infos folgen|informationen folgen|weitere infos folgen|weitere informationen folgen|mehr infos folgen|bild folgt|antwort folgt|zitat folgt|' +
    'text fehlt|text fehlt noch|text kommt noch|text kommt|beschreibung fehlt|beschreibung fehlt noch|folgt|folgt noch|folgt bald|folgt in kürze|' +
    'kommt noch|kommt bald|noch offen|noch zu schreiben|noch zu ergänzen|beispieltext|beispieltitel|mustertext|dummytext|platzhalter|platzhaltertext|' +
    'in arbeit|in bearbeitung|im aufbau|seite im aufbau|diese seite ist im aufbau|seite in arbeit|' +
    'nouvelle page|nouvelle section|nouveau titre|sans titre|titre ici|titre de la page|votre titre|votre texte|texte ici|texte à venir|' +
    'description à venir|contenu à venir|à compléter|à définir|à rédiger|en construction|page en construction|texte d’exemple|' +
    'nueva página|nueva sección|página nueva|nuevo título|sin título|título aquí|texto aquí|tu título|su título|por definir|por completar|' +
    'por escribir|en construcción|página en construcción|página de prueba|texto de prueba|texto de ejemplo|prueba',
)

/** Phrases that can be the heading of a list, for example of upcoming events, but not a text or the name of a page. */
const IN_TEXTS = phrases(
  'coming soon|more coming soon|coming later|soon|more soon|more to come|testing|demnächst|demnächst mehr|bald|bald mehr|bald verfügbar|in kürze|' +
    'in kürze mehr|mehr in kürze|bientôt|bientôt disponible|disponible bientôt|prochainement|à venir|próximamente|muy pronto|text|title|headline|' +
    'heading|subtitle|description|content|lead|lead text|summary|titel|überschrift|untertitel|beschreibung|inhalt|titre|texte|título|texto|' +
    'descripción|n/a|none|empty|leer|vide|vacío|name|new|neu|nouveau|nuevo',
)

const TITLES = new Set(['title', 'name', 'question', 'eyebrow', 'caption', 'alt', 'label', 'service', 'feature', 'linkLabel', 'legalName'])
const TEXTS = new Set(['lead', 'text', 'body', 'answer', 'description', 'summary'])

const LONGEST = 40

/** The first three letters of each phrase: a quick test for most texts of a site. */
const BEGINNINGS = new Uint8Array(1 << 15)
for (const phrase of [...EVERYWHERE, ...IN_TEXTS]) BEGINNINGS[beginningOf(phrase)] = 1

/** Code of the three letters at the start of a text, ignoring case. */
function beginningOf(words: string): number {
  return ((words.charCodeAt(0) & 31) << 10) | ((words.charCodeAt(1) & 31) << 5) | (words.charCodeAt(2) & 31)
}

function isLetter(code: number): boolean {
  const small = code | 32
  return small >= 97 && small <= 122
}

/** Whether no phrase starts with the first three letters of a text. */
function beginsOtherwise(words: string): boolean {
  return (
    words.length >= 3 &&
    BEGINNINGS[beginningOf(words)] === 0 &&
    isLetter(words.charCodeAt(0)) &&
    isLetter(words.charCodeAt(1)) &&
    isLetter(words.charCodeAt(2))
  )
}

/** Whether the text of a field with this name is a placeholder; `isOfPage`: it is a field of the page itself. */
export function isPlaceholder(words: string, key: string, isOfPage: boolean): boolean {
  if (words.length > LONGEST || beginsOtherwise(words)) return false
  const isText = TEXTS.has(key)
  // Names of forms, fields and kinds of tests are identifiers, not texts.
  if (!isText && !(TITLES.has(key) && (key !== 'name' || isOfPage))) return false
  const small = words.toLowerCase()
  const plain = BARE.test(small) ? small : bare(small)
  if (plain === '') return words.trim() !== ''
  return (
    EVERYWHERE.has(plain) || (plain.startsWith('test') && /^test ?\d{1,3}$/.test(plain)) || ((isText || isOfPage) && IN_TEXTS.has(plain))
  )
}

/** A text without the punctuation around it. */
function bare(words: string): string {
  let [start, end] = [0, words.length]
  while (start < end && ' \n\t[(<*'.includes(words[start]!)) start += 1
  while (end > start && ' \n\t.!…:)]>*'.includes(words[end - 1]!)) end -= 1
  return words.slice(start, end).replace(/\s+/g, ' ')
}

/** A text without punctuation at either end. */
const BARE = /^[a-z][a-z ,&’'-]*[a-z]$/

function phrases(list: string): ReadonlySet<string> {
  return new Set(list.split('|'))
}
