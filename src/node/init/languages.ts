import type { Language } from './choices.ts'
import type { LanguagePack } from './languagePack.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'

/** The table: texts of a new site, by language. */
export const languages: Record<Language, LanguagePack> = { en, de, fr, es }
