import { expect, test } from 'vitest'
import { stanceOf } from './stance.ts'

test.each([
  ['No experience with Python or Docker yet', 'Docker', 'none'],
  ['Eager to learn Rust', 'Rust', 'none'],
  ['Driving licence: no', 'Driving licence', 'none'],
  ['Not only Python but also Go', 'Python', 'full'],
  ['No car, but Python every day', 'Python', 'full'],
  ['Basic knowledge of Python', 'Python', 'less'],
  ['Python (basic)', 'Python', 'less'],
  ['CPA candidate', 'CPA', 'less'],
  ['Machine learning with Python', 'Python', 'full'],
  ['Level 3 Diploma in Plumbing, Harrow Vale College, in progress', 'Plumbing', 'less'],
  ['Lifeguard award, pool and beach (lapsed 2019)', 'Lifeguard', 'less'],
  ['Chartered status to be confirmed in May', 'Chartered status', 'less'],
  ['Working toward the NEBOSH diploma', 'NEBOSH', 'less'],
  ['Ultrasound one afternoon per week', 'Ultrasound', 'less'],
  ['Diploma course with an intro to Kotlin', 'Kotlin', 'less'],
  ['Grundkenntnisse in Blender', 'Blender', 'less'],
  ['Allemand : notions', 'Allemand', 'less'],
  ['Anglais courant – allemand (notions)', 'Anglais', 'full'],
  ['Carné de carretillero, caducado', 'Carné de carretillero', 'less'],
  ['Attestation AIPR, en cours de validité', 'Attestation AIPR', 'full'],
  ['Mentor for student midwives', 'Mentor', 'full'],
  ['Failed my Class 2 test in May', 'Class 2', 'none'],
  ['Replaced failed pumps in Class 2 areas', 'Class 2', 'full'],
  ['Java for 25 years. I avoid front-end work', 'front-end', 'none'],
  ['I left my PGCE course in 2022 before finishing', 'PGCE', 'less'],
])('H12.2: “%s” says of %s: %s', (line, word, stance) => {
  const start = line.indexOf(word)
  expect(stanceOf(line, start, start + word.length)).toBe(stance)
})
