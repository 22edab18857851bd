/** The words of a page that is to be written, in one language: each says what goes in its place. */
export type StarterWords = {
  title(name: string): string
  description(name: string): string
  summary(name: string): string
  lead: string
  heading: string
  body: string
  definition(name: string): string
  /** The text of an entry of a glossary, below its definition. */
  entry: string
}

const en: StarterWords = {
  title: (name) => `${name}: replace this title`,
  description: (name) =>
    `Replace this text, which search engines show: what the page “${name}” holds and whom it helps, in one or two sentences.`,
  summary: (name) => `Replace this sentence: “${name}” in a few words.`,
  lead: 'Replace this text: for whom the page is and what they find on it, in one or two sentences.',
  heading: 'Replace this heading',
  body: 'Replace this text: what readers come for. An empty line begins the next paragraph.\n\nAdd other sections below; the editor completes their types and fields.',
  definition: (name) => `Replace this text: what “${name}” means, in one or two sentences.`,
  entry:
    '## How it works\n\nReplace this text: how it works, with an example.\n\n## Why it matters\n\nReplace this text: what changes for a reader who knows it.',
}

const de: StarterWords = {
  title: (name) => `${name}: Ersetzen Sie diesen Titel`,
  description: (name) =>
    `Ersetzen Sie diesen Text, den Suchmaschinen zeigen: was auf der Seite „${name}“ steht und wem sie hilft, in zwei Sätzen.`,
  summary: (name) => `Ersetzen Sie diesen Satz: „${name}“ in wenigen Worten.`,
  lead: 'Ersetzen Sie diesen Text: für wen die Seite ist und was man auf ihr findet, in ein oder zwei Sätzen.',
  heading: 'Ersetzen Sie diese Überschrift',
  body: 'Ersetzen Sie diesen Text: weshalb Leserinnen und Leser kommen. Nach einer leeren Zeile beginnt der nächste Absatz.\n\nWeitere Abschnitte kommen darunter; der Editor ergänzt ihre Arten und Felder.',
  definition: (name) => `Ersetzen Sie diesen Text: was „${name}“ bedeutet, in ein oder zwei Sätzen.`,
  entry:
    '## So funktioniert es\n\nErsetzen Sie diesen Text: wie es funktioniert, mit einem Beispiel.\n\n## Warum es wichtig ist\n\nErsetzen Sie diesen Text: was sich für Leserinnen und Leser ändert, die es kennen.',
}

const fr: StarterWords = {
  title: (name) => `${name} : remplacez ce titre`,
  description: (name) =>
    `Remplacez ce texte, que montrent les moteurs de recherche : ce que contient la page « ${name} » et à qui elle sert.`,
  summary: (name) => `Remplacez cette phrase : « ${name} » en quelques mots.`,
  lead: 'Remplacez ce texte : à qui s’adresse la page et ce qu’on y trouve, en une ou deux phrases.',
  heading: 'Remplacez ce titre',
  body: 'Remplacez ce texte : ce que les lecteurs viennent chercher. Une ligne vide commence un nouveau paragraphe.\n\nAjoutez d’autres sections à la suite ; l’éditeur complète leurs types et leurs champs.',
  definition: (name) => `Remplacez ce texte : ce que signifie « ${name} », en une ou deux phrases.`,
  entry:
    '## Comment cela fonctionne\n\nRemplacez ce texte : comment cela fonctionne, avec un exemple.\n\n## Pourquoi c’est important\n\nRemplacez ce texte : ce qui change pour qui le sait.',
}

const es: StarterWords = {
  title: (name) => `${name}: sustituya este título`,
  description: (name) =>
    `Sustituya este texto, que muestran los buscadores: qué contiene la página «${name}» y a quién ayuda, en una o dos frases.`,
  summary: (name) => `Sustituya esta frase: «${name}» en pocas palabras.`,
  lead: 'Sustituya este texto: para quién es la página y qué se encuentra en ella, en una o dos frases.',
  heading: 'Sustituya este título',
  body: 'Sustituya este texto: lo que buscan los lectores. Una línea vacía empieza el párrafo siguiente.\n\nAñada otras secciones debajo; el editor completa sus tipos y campos.',
  definition: (name) => `Sustituya este texto: qué significa «${name}», en una o dos frases.`,
  entry:
    '## Cómo funciona\n\nSustituya este texto: cómo funciona, con un ejemplo.\n\n## Por qué importa\n\nSustituya este texto: qué cambia para quien lo sabe.',
}

const WORDS: Readonly<Record<string, StarterWords>> = { en, de, fr, es }

/** Finds what only stands until somebody writes the words of a page, in any of the languages. */
export const STARTER_WORDS =
  /\b(?:replace this (?:title|text|heading|sentence|description|summary)|ersetzen Sie (?:diesen (?:Titel|Text|Satz)|diese Überschrift)|remplacez (?:ce (?:titre|texte)|cette phrase)|sustituya (?:este (?:título|texto)|esta frase))(?!\p{L})/iu

/** The words for a language tag such as `de-CH`; undefined for a language in which there are none. */
export function starterWords(tag: string): StarterWords | undefined {
  const [language = ''] = tag.split('-')
  return Object.hasOwn(WORDS, language) ? WORDS[language] : undefined
}
