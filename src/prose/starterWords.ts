/** The placeholder texts of a new page in one language: each says what to write instead. */
export type StarterWords = {
  title(name: string): string
  description(name: string): string
  summary(name: string): string
  lead: string
  heading: string
  body: string
  definition(name: string): string
  /** The text of a glossary entry, below its definition. */
  entry: string
}

const en: StarterWords = {
  title: (name) => `${name}: replace this title`,
  description: (name) =>
    `Replace this text, which search engines show: say in one or two sentences what the page “${name}” offers, and to whom.`,
  summary: (name) => `Replace this sentence: “${name}” in a few words.`,
  lead: 'Replace this text: say in one or two sentences whom the page is for and what it offers.',
  heading: 'Replace this heading',
  body:
    'Replace this text: write what visitors come here to find out. Start a new paragraph with an empty line.\n\nAdd other sections below; the ' +
    'editor completes their types and fields.',
  definition: (name) => `Replace this text: explain in one or two sentences what “${name}” means.`,
  entry:
    '## How it works\n\nReplace this text: explain how it works, with an example.\n\n## Why it matters\n\nReplace this text: explain ' +
    'why it matters to your visitors.',
}

const de: StarterWords = {
  title: (name) => `${name}: Ersetzen Sie diesen Titel`,
  description: (name) =>
    `Ersetzen Sie diesen Text, den Suchmaschinen anzeigen: Sagen Sie in zwei Sätzen, was die Seite „${name}“ bietet und wem.`,
  summary: (name) => `Ersetzen Sie diesen Satz: „${name}“ in wenigen Worten.`,
  lead: 'Ersetzen Sie diesen Text: Sagen Sie in ein oder zwei Sätzen, für wen die Seite ist und was sie bietet.',
  heading: 'Ersetzen Sie diese Überschrift',
  body:
    'Ersetzen Sie diesen Text: Schreiben Sie, was Besucherinnen und Besucher hier suchen. Eine leere Zeile trennt Absätze.\n\nFügen ' +
    'Sie darunter weitere Abschnitte hinzu; der Editor schlägt Arten und Felder vor.',
  definition: (name) => `Ersetzen Sie diesen Text: Erklären Sie in ein oder zwei Sätzen, was „${name}“ bedeutet.`,
  entry:
    '## So funktioniert es\n\nErsetzen Sie diesen Text: Erklären Sie, wie es funktioniert, mit einem Beispiel.\n\n## Warum es wichtig ' +
    'ist\n\nErsetzen Sie diesen Text: Erklären Sie, warum es für Ihre Besucherinnen und Besucher wichtig ist.',
}

const fr: StarterWords = {
  title: (name) => `${name} : remplacez ce titre`,
  description: (name) => `Remplacez ce texte, que les moteurs de recherche affichent : dites ce que la page « ${name} » propose, et à qui.`,
  summary: (name) => `Remplacez cette phrase : « ${name} » en quelques mots.`,
  lead: 'Remplacez ce texte : dites en une ou deux phrases à qui s’adresse la page et ce qu’elle propose.',
  heading: 'Remplacez ce titre',
  body:
    'Remplacez ce texte : dites ce que vos visiteurs viennent chercher. Une ligne vide sépare deux paragraphes.\n\nAjoutez d’autres ' +
    'sections à la suite ; l’éditeur propose leurs types et leurs champs.',
  definition: (name) => `Remplacez ce texte : expliquez en une ou deux phrases ce que signifie « ${name} ».`,
  entry:
    '## Comment ça marche\n\nRemplacez ce texte : expliquez le fonctionnement, avec un exemple.\n\n## Pourquoi c’est ' +
    'important\n\nRemplacez ce texte : expliquez pourquoi cela compte pour vos visiteurs.',
}

const es: StarterWords = {
  title: (name) => `${name}: sustituya este título`,
  description: (name) =>
    `Sustituya este texto, que muestran los buscadores: diga en una o dos frases qué ofrece la página «${name}» y a quién.`,
  summary: (name) => `Sustituya esta frase: «${name}» en pocas palabras.`,
  lead: 'Sustituya este texto: diga en una o dos frases para quién es la página y qué ofrece.',
  heading: 'Sustituya este título',
  body:
    'Sustituya este texto: diga lo que buscan sus visitantes. Una línea vacía separa dos párrafos.\n\nAñada otras secciones debajo; el ' +
    'editor propone sus tipos y campos.',
  definition: (name) => `Sustituya este texto: explique en una o dos frases qué significa «${name}».`,
  entry:
    '## Cómo funciona\n\nSustituya este texto: explique cómo funciona, con un ejemplo.\n\n## Por qué importa\n\nSustituya este texto: ' +
    'explique por qué es importante para sus visitantes.',
}

const WORDS: Readonly<Record<string, StarterWords>> = { en, de, fr, es }

/** Matches the placeholder texts of a new page, in any of the languages. */
export const STARTER_WORDS =
  /\b(?:replace this (?:title|text|heading|sentence|description|summary)|ersetzen Sie (?:diesen (?:Titel|Text|Satz)|diese Überschrift)|remplacez (?:ce (?:titre|texte)|cette phrase)|sustituya (?:este (?:título|texto)|esta frase))(?!\p{L})/iu

/** The placeholder texts for a language tag such as `de-CH`, or undefined. */
export function starterWords(tag: string): StarterWords | undefined {
  const [language = ''] = tag.split('-')
  return Object.hasOwn(WORDS, language) ? WORDS[language] : undefined
}
