/** Tones of sections that every site has. */
export const OWN_TONES = ['plain', 'tint', 'deep'] as const

/** Such a tone. */
export type OwnTone = (typeof OWN_TONES)[number]
