import { expect, test } from 'vitest'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { joinAccents } from './joinAccents.ts'

const item = (str: string, x: number, width: number, y = 700) => ({ str, width, height: 10, transform: [10, 0, 0, 10, x, y] }) as TextItem
const read = (...items: TextItem[]) => joinAccents(items).map(({ str }) => str)

test('R5.6 letters get the accents that are drawn over them as signs of their own', () => {
  expect(read(item('Universit´', 100, 45), item('e de Besan¸', 140, 53), item('con', 188, 15))).toEqual(['Universit', 'é de Besan', 'çon'])
  expect(read(item('na¨', 100, 16), item('ıve', 111, 12))).toEqual(['na', 'ïve'])
})

test('R5.6 an accent that is raised above a capital belongs to it', () =>
  expect(read(item('¨', 100, 5, 702), item('Ubersetzer', 99, 50))).toEqual(['', 'Übersetzer']))

test('R5.6 a text ends where its accent was cut off', () =>
  expect(joinAccents([item('M¨', 100, 15), item('uller', 109, 22)])[0]).toMatchObject({ str: 'M', width: 9 }))

test('R5.6 a sign that stands before the next text, or over none that can bear it, stays', () => {
  expect(read(item('`', 100, 3), item('quoted', 104, 30))).toEqual(['`', 'quoted'])
  expect(read(item('M´', 100, 12), item('7', 108, 5))).toEqual(['M´', '7'])
})
