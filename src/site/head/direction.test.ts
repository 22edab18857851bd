import { expect, test } from 'vitest'
import { direction } from './direction.ts'

test.each(['en', 'de', 'fr-CH', 'ja', 'zh', 'el', 'az', 'zh-Hant', 'sr-Latn', 'es-419', 'gsw', 'ku-Latn'])(
  'R8.7 %s is written from left to right',
  (language) => {
    expect(direction(language)).toBe('ltr')
  },
)

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'yi', 'dv', 'ps', 'az-Arab', 'pa-Arab-PK', 'ckb'])(
  'R8.7 %s is written from right to left',
  (language) => {
    expect(direction(language)).toBe('rtl')
  },
)
