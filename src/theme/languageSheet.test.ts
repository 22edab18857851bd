import { expect, test } from 'vitest'
import { languageSheet } from './languageSheet.ts'

const sheet = (...tags: string[]) => languageSheet(tags, '@media narrow')

test('a site without languages that need it has no further styles', () => {
  expect(sheet('en-GB', 'fr', 'es', 'pl', 'ru', 'he')).toBe('')
})

test('lines break as the script of a language requires, only in that language', () => {
  expect(sheet('en', 'zh-Hant')).toContain(':is(:lang(zh-Hant)){letter-spacing:0!important;line-break:strict;text-autospace:normal}')
  expect(sheet('ja')).toContain('word-break:auto-phrase')
  expect(sheet('ko')).toContain('word-break:keep-all')
  expect(sheet('en', 'ja')).not.toContain(':lang(en)')
  expect(sheet('ar', 'fa')).toContain(':is(:lang(ar),:lang(fa)){letter-spacing:0!important}')
  // By script, not by language.
  expect(sheet('az-Arab')).toContain(':lang(az-Arab)')
  expect(sheet('az')).toBe('')
})

test('letters with marks have higher lines, and are emphasized without a slant', () => {
  for (const tag of ['th', 'ar', 'my', 'zh', 'ja', 'ko']) {
    expect(sheet(tag)).toContain(`:is(h1,h2,h3,h4):is(:lang(${tag})){line-height:1.`)
    expect(sheet(tag)).toContain('font-style:normal')
  }
})

test('long words of languages that join them are hyphenated on small screens', () => {
  expect(sheet('de-CH')).toMatch(/^@media narrow\{:is\(p,li,dd,td,th\):is\(:lang\(de-CH\)\)\{-webkit-hyphens:auto;hyphens:auto/)
})
