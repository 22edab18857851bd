/** Phrases without meaning out of context, as in the link lists of screen readers, by language. */
const EMPTY_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set([
    'click',
    'click here',
    'here',
    'link',
    'this',
    'this link',
    'this page',
    'more',
    'read more',
    'learn more',
    'see more',
    'find out more',
    'more info',
    'more information',
    'details',
    'go',
    'continue',
  ]),
  de: new Set([
    'klick',
    'klicken sie hier',
    'hier klicken',
    'klick hier',
    'hier',
    'link',
    'dieser link',
    'diese seite',
    'mehr',
    'weiter',
    'weiterlesen',
    'mehr lesen',
    'mehr erfahren',
    'mehr dazu',
    'mehr infos',
    'mehr informationen',
    'weitere informationen',
    'details',
    'los',
  ]),
  fr: new Set([
    'clic',
    'cliquez ici',
    'cliquer ici',
    'ici',
    'lien',
    'ce lien',
    'cette page',
    'plus',
    'suite',
    'la suite',
    'lire la suite',
    'lire plus',
    'voir plus',
    'en savoir plus',
    'plus d’infos',
    "plus d'infos",
    'plus d’informations',
    "plus d'informations",
    'détails',
    'continuer',
  ]),
  es: new Set([
    'clic',
    'haga clic aquí',
    'haz clic aquí',
    'pulse aquí',
    'aquí',
    'enlace',
    'este enlace',
    'esta página',
    'más',
    'leer más',
    'ver más',
    'saber más',
    'más información',
    'más info',
    'seguir leyendo',
    'detalles',
    'continuar',
  ]),
}
const LONGEST = Math.max(...Object.values(EMPTY_WORDS).flatMap((known) => [...known].map((words) => words.length))) + 6

/** Whether the text of a link does not say where it leads; `language` is a tag. False for languages without a list. */
export function areEmptyWords(words: string, language: string): boolean {
  return (
    words.length <= LONGEST &&
    EMPTY_WORDS[language.split('-')[0]!]?.has(
      words
        .toLowerCase()
        .replace(/[\s.,:;!?…→>»]+/g, ' ')
        .trim(),
    ) === true
  )
}
