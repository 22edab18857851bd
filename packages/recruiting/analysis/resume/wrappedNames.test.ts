import { expect, test } from 'vitest'
import type { TextBlock } from './blocks.ts'
import { withWrappedNames } from './wrappedNames.ts'

const block = (text: string, look: string, gap = 0): TextBlock => ({
  text,
  line: 0,
  isBullet: false,
  isBold: look === 'b',
  gap,
  size: look === 's' ? 9 : 10,
  indent: 0,
  stops: [],
  looks: [{ from: 0, look }],
})
const texts = (blocks: TextBlock[]) => withWrappedNames(blocks).map(({ text }) => text)

test('H12.1 the name of a degree that a narrow column broke is whole', () =>
  expect(
    texts([
      block('BTEC Level 3 Extended', 'b', 0.5),
      block('Diploma in Business', 'b'),
      block('Tawe Isaf', ''),
      block('2015 – 2017', 's'),
      block('GCSEs (8 including Maths', 'b', 0.5),
      block('and English)', 'b'),
      block('Bryn School', ''),
      block('2010 – 2015', 's'),
    ]),
  ).toEqual([
    'BTEC Level 3 Extended Diploma in Business',
    'Tawe Isaf',
    '2015 – 2017',
    'GCSEs (8 including Maths and English)',
    'Bryn School',
    '2010 – 2015',
  ]))

test('H12.1 a degree and a school that look alike in a narrow column stay two names', () => {
  const lines = ['BSc Criminology', 'University of Deira', '2015 – 2017']
  expect(texts([block(lines[0]!, 'b', 0.5), block(lines[1]!, 'b'), block(lines[2]!, '')])).toEqual(lines)
})

test('H12.1 lines that had room for the next word were not broken', () => {
  const lines = ['First aid', 'Forklift', 'Truckwise Training, 2019']
  expect(texts([block(lines[0]!, '', 0.5), block(lines[1]!, ''), block(lines[2]!, 's')])).toEqual(lines)
})
