/** The languages of the table, each by its own name. */

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export const ENDONYMS: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

/** The first of the wished languages that we speak, else English. */
export function bestLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => language === wish.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}
