import { describe, expect, test } from 'vitest'
import { isAnimated, pictureFormat } from './pictureFormat.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the format of a selected file', () => {
  test.each([
    ['IMG_2041.JPG', 'image/jpeg', '\u00ff\u00d8\u00ff\u00e1', 'JPG'],
    ['a phone’s picture without a type', '', '\0\0\0\u0018ftypheic', 'HEIC'],
    ['IMG_2041.HEIC', '', '', 'HEIC'],
    ['sent.jpg', 'image/jpeg', '\0\0\0\u0018ftypheic', 'HEIC'],
    ['photo.avif', 'image/avif', '\0\0\0\u0018ftypavif', 'AVIF'],
    ['drawing.svg', 'image/svg+xml', '<svg', 'SVG'],
    ['letter.pdf', 'application/pdf', '%PDF', undefined],
  ])('%s of type "%s"', (name, type, start, format) => {
    expect(pictureFormat({ name, type }, bytes(start))?.name).toBe(format)
  })
})

test.each([
  ['a still PNG', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', false],
  ['an animated PNG', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0008acTL', true],
  ['an animated WebP', 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0ANIM', true],
  ['a still WebP', 'RIFF\0\0\0\0WEBPVP8L', false],
  ['an animated AVIF', '\0\0\0\u0020ftypavis', true],
  ['a photograph', '\u00ff\u00d8\u00ff\u00e1', false],
])('%s', (_name, start, isMoving) => {
  expect(isAnimated(bytes(start))).toBe(isMoving)
})
