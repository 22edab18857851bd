type Words = { news: string; people: string; writesFor: string; home: string; more: string }

const WORDS: Record<string, Words> = {
  en: { news: 'News', people: 'Authors', writesFor: 'Writes for {name}.', home: 'Home', more: 'More' },
  de: { news: 'Aktuelles', people: 'Autoren', writesFor: 'Schreibt für {name}.', home: 'Startseite', more: 'Mehr' },
  fr: { news: 'Actualités', people: 'Auteurs', writesFor: 'Écrit pour {name}.', home: 'Accueil', more: 'Plus' },
  es: { news: 'Noticias', people: 'Autores', writesFor: 'Escribe para {name}.', home: 'Inicio', more: 'Más' },
}

/** The few words that an import adds itself, in the language of the site; in English for others. */
export function frameWords(language: string): Words {
  return WORDS[language.slice(0, 2)] ?? WORDS['en']!
}
