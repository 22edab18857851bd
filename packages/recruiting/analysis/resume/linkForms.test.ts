import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const body = '\n\nExperience\n\nCook, Quay Ltd\n2015 - 2019\n\nEducation\n\nBA English, University of Leeds, 2014\n'
const linksOf = (head: string, more = '') => extract(`Robin Ashdown\nrobin@mail.example\n${head}${body}${more}`).links

test.each([
  ['LinkedIn: in/robin-ashdown · GitHub: @rashdown', 'linkedin.com/in/robin-ashdown github.com/rashdown'],
  ['LinkedIn /robin-ashdown | GitHub /rashdown', 'linkedin.com/in/robin-ashdown github.com/rashdown'],
  ['0113 496 0123 | /in/robinashdown | Leeds', 'linkedin.com/in/robinashdown'],
  ['Instagram: @robin.cooks', 'instagram.com/robin.cooks'],
  ['https://robin.example.fr/cv.html | robin.pt | ashdown.ch', 'https://robin.example.fr/cv.html robin.pt ashdown.ch'],
  ['https://www.linkedin.com/in/\nrobin-ashdown-12345', 'https://www.linkedin.com/in/robin-ashdown-12345'],
  ['www.linkedin.com/in/robinash-\ndown (LinkedIn)', 'www.linkedin.com/in/robinash-down'],
])('H12.1: addresses among the contact details: %j', (head, links) => {
  const found = linksOf(head)
  expect(found.map(({ value }) => value)).toEqual(links.split(' '))
  expect(found.every(({ confidence }) => confidence >= 0.7)).toBe(true)
})

test('H12.1: a name behind the network alone is an address that is shown as doubtful', () => {
  const found = linksOf('LinkedIn: robin-ashdown\nGitHub: rashdown')
  expect(found.map(({ value }) => value)).toEqual(['linkedin.com/in/robin-ashdown', 'github.com/rashdown'])
  expect(found.every(({ confidence }) => confidence < 0.7)).toBe(true)
})

test.each([
  'LinkedIn: Robin Ashdown',
  'LinkedIn GitHub',
  'linkedin github portfolio',
  'ASP.NET developer, before at Booking.com',
  'My system.It runs',
  'linkedin.com',
])('H12.1: no address: %s', (head) => expect(linksOf(head)).toEqual([]))

test.each([
  ['\nPortfolio\n\nrobinashdown.design\n', 'robinashdown.design'],
  ['\nLinks\n\nLinkedIn: linkedin.com/in/robin-ashdown\n', 'linkedin.com/in/robin-ashdown'],
  ['\nProjects\n\nMenu planner, github.com/rashdown/menus\n', ''],
])('H12.1: addresses in lines of their own are the person’s, those of projects are not: %j', (more, links) =>
  expect(linksOf('Leeds', more).map(({ value }) => value)).toEqual(links === '' ? [] : links.split(' ')),
)

test('H12.1: the path of a profile below an e-mail address is no part of it', () => {
  const { email, links } = extract(`Kate Hill\nkate.hill@mail.example\nin/kate-hill-nurse\n0113 496 0123${body}`)
  expect([email?.value, ...links.map(({ value }) => value)]).toEqual(['kate.hill@mail.example', 'linkedin.com/in/kate-hill-nurse'])
})

test('H12.1 addresses behind signs, and in the brackets of a link in plain text', () => {
  const links = (text: string) => extract(`Robin Ashdown\nrobin@mail.example\n${text}\n`).links.map(({ value }) => value)
  expect(links('⌂ ashdown.example\n◎ instagram.com/robin.draws')).toEqual(['ashdown.example', 'instagram.com/robin.draws'])
  expect(links('- [github.com/rashdown](https://github.com/rashdown)')).toEqual(['github.com/rashdown'])
})

test.each(['robin.ashdown@\nmailbox.example', 'robin.ashdown\n@mailbox.example', 'E-mail: robin.ashdown@\nmailbox.example'])(
  'H12.1 an e-mail address that was broken at its sign: %j',
  (text) => expect(extract(`Robin Ashdown\n12 High Street\n${text}\n07700 900123\n`).email?.value).toBe('robin.ashdown@mailbox.example'),
)

test('H12.1 the address of an employer is not taken where the person has one further down', () =>
  expect(
    extract(
      'Robin Ashdown\n07700 900123\n\nEXPERIENCE\n\nCook, Harbour Kitchen, 2015 – 2020\nContact: chef@harbour.example\n\n' +
        'SUMMARY\n\nWrite to robin@mail.example at any time.\n',
    ).email?.value,
  ).toBe('robin@mail.example'))

test.each(['hamburg', 'linkedin', 'deutsch'])('H12.1 a word in small letters below an e-mail address is no end of it: %s', (word) =>
  expect(extract(`robin ashdown\nrobin@mail.example\n${word}\n07700 900123\n`).email?.value).toBe('robin@mail.example'),
)
