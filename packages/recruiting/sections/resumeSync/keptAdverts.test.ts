import { expect, test } from 'vitest'
import { type KeptAdvert, keptAdverts, MOST_ADVERTS, newAdvertId, sameAdvert, withAdvert } from './keptAdverts.ts'

const match = {
  must: [],
  nice: [],
  years: null,
  degree: null,
  shares: { must: null, nice: null, likeness: 0.4 },
  score: { total: 40, parts: [] },
}
const result = {
  Experience: '',
  Location: '',
  Objective: { Old: '', New: '' },
  'Hard Skills': { Old: [], New: [] },
  'Soft Skills': { Old: [], New: [] },
  match,
}
const advert = (id: string, text: string): KeptAdvert => ({ id, title: '', text, moved: {}, version: '1', before: null, result })
const LONG = 'Baker wanted\nOvens\nRye\nNights\nLeeds'

test('R5.5 R5.10 what is stored as adverts is read back; what is no advert is left out, and earlier versions stored none', () => {
  const sound = advert('1', 'Baker wanted')
  expect(keptAdverts(JSON.parse(JSON.stringify([sound])))).toEqual([sound])
  expect(keptAdverts(undefined)).toEqual([])
  expect(keptAdverts([sound, { id: 2 }])).toEqual([])
  for (const wrong of [{ moved: null }, { before: 'x' }, { result: { ...result, match: {} } }, { result: undefined }])
    expect(keptAdverts([sound, { ...sound, ...wrong }])).toEqual([sound])
})

test('R5.5 the advert that is shown may be edited and stays itself; another text is another advert', () => {
  const kept = [advert('1', LONG), advert('2', 'Miller')]
  const of = (text: string, shown?: string) => sameAdvert(kept, text, shown)?.id
  expect(of(LONG)).toBe('1')
  expect(of('Miller', '1')).toBe('2')
  expect(of(LONG.replace('Rye', 'Rye and wheat'), '1')).toBe('1')
  expect(of(`${LONG}\nFull time`, '1')).toBe('1')
  expect(of(LONG.replace('Rye', 'Rye and wheat'), '2')).toBeUndefined()
  expect(of('Nurse wanted\nWards\nNights\nYork\nPay', '1')).toBeUndefined()
})

test('R5.5 a further advert joins the others, the same takes its place, and the oldest makes room', () => {
  const many = Array.from({ length: MOST_ADVERTS }, (_none, index) => advert(String(index + 1), `Text ${index}`))
  expect(withAdvert([advert('1', 'a')], advert('2', 'b')).map(({ id }) => id)).toEqual(['1', '2'])
  expect(withAdvert([advert('1', 'a'), advert('2', 'b')], advert('1', 'c')).map(({ text }) => text)).toEqual(['c', 'b'])
  const full = withAdvert(many, advert(newAdvertId(many), 'new'))
  expect([full.length, full[0]!.id, full.at(-1)!.id]).toEqual([MOST_ADVERTS, '2', '11'])
})
