/** Words for language levels, from 1 (basics) to 5 (native), in order of precedence. */
export const LEVELS: [1 | 2 | 3 | 4 | 5, RegExp][] = [
  [
    1,
    /(?<!\p{L})(?:basic|beginners?|elementary|some|a little|holiday|(?:grund|schul|anfänger)kenntnisse|schulenglisch|in grundzügen|wenig|gering|notions|scolaire|débutant|faible|básic[oa]s?|nociones|bajo)(?!\p{L})/iu,
  ],
  [
    3,
    /(?<!\p{L})(?:medio[- ]alto|upper[- ]intermediate|in wort und schrift|konversationssicher|lu,? écrit|avancé intermédiaire)(?!\p{L})/iu,
  ],
  [
    4,
    /(?<!\p{L})(?:fluent(?:ly)?|fluency|full professional|negotiation|very good|excellent|advanced|proficient|(?:verhandlungs|stil)sicher\p{L}*|fließend\p{L}*|flüssig\p{L}*|sehr gut\p{L}*|ausgezeichnet\p{L}*|courante?|couramment|fluide|professionnel|avancé|très bonn?e?s?|alto|fluid[oa]|avanzad[oa]|muy buen[oa]?|fluente)(?!\p{L})/iu,
  ],
  [
    5,
    /(?<!\p{L})(?:native|mother tongue|muttersprach\p{L}*|first language|bilingual|maternelle|bilingüe|bilingue|nativ[oa]|matern[oa])(?!\p{L})/iu,
  ],
  [3, /\b(?:business|working|limited professional)\b/i],
  [
    2,
    /(?<!\p{L})(?:good|conversational|intermediate|communicative|spoken|gut(?:e[rsn]?)?|mittel\p{L}*|solide|medio|intermédiaire|intermedio|conversacional|lu|bonn?e?s?|corrects?|buen[oa]?)(?!\p{L})/iu,
  ],
]

/** Levels of the European framework, which take precedence over words next to them; of two levels the lower counts. */
export const FRAMEWORK = /(?<![\p{L}\p{N}])([abc][12])(?![\p{L}\p{N}])/giu

/** Whether a text gives a language level: "C1", "fluent", "Muttersprache". */
export function tellsLevel(text: string): boolean {
  return text.search(FRAMEWORK) >= 0 || LEVELS.some(([, words]) => words.test(text))
}
