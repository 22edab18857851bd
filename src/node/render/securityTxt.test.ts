import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { stubbedBuild } from '#tests/support/stubbedBuild.ts'
import { securityTxt } from './securityTxt.ts'

const URL_LINE = '"url": "https://www.brot-und-blume.example",'
const at = Date.UTC(2026, 10, 22, 12)

const configWith = (security: object) => editedBakery({ 'site.json': [URL_LINE, `${URL_LINE} "security": ${JSON.stringify(security)},`] })

function siteWith(security: object) {
  const { site, problems } = loadSite(configWith(security))
  expect(problems).toEqual([])
  return site!
}

test('X04 security.txt says whom to tell, until when, and where it stands', () => {
  const site = siteWith({ contact: 'mailto:security@brot-und-blume.example', policy: 'https://www.brot-und-blume.example/house-rules' })
  expect([...securityTxt(site, at)]).toEqual([
    [
      '/.well-known/security.txt',
      [
        'Contact: mailto:security@brot-und-blume.example',
        'Expires: 2027-08-01T00:00:00Z',
        'Policy: https://www.brot-und-blume.example/house-rules',
        'Preferred-Languages: en-GB',
        'Canonical: https://www.brot-und-blume.example/.well-known/security.txt',
        '',
      ].join('\n'),
    ],
  ])
})

test('X04 builds of one month have the same security.txt, and it always holds for more than half a year and less than a whole one', () => {
  const site = siteWith({ contact: 'https://www.brot-und-blume.example/contact' })
  const texts = new Set([1, 15, 30].map((day) => securityTxt(site, Date.UTC(2026, 10, day)).get('/.well-known/security.txt')))
  expect(texts.size).toBe(1)
  for (let day = 0; day < 800; day += 1) {
    const moment = at + day * 86_400_000
    const [, expires] = /^Expires: (.+)$/m.exec(securityTxt(site, moment).get('/.well-known/security.txt')!)!
    const days = (Date.parse(expires!) - moment) / 86_400_000
    expect(days).toBeGreaterThan(183)
    expect(days).toBeLessThan(365)
  }
})

test('X04 where config names no contact there is none', () => {
  expect(securityTxt(siteWith({}), at).size).toBe(0)
})

test('X04 a build publishes it, and takes it away with the contact', async () => {
  const [home, contact] = [editedBakery({}), 'mailto:security@brot-und-blume.example']
  const isPublished = async (security: object) => {
    await stubbedBuild(configWith(security), home)
    return existsSync(join(home, 'dist/.well-known/security.txt'))
  }
  expect(await isPublished({ contact })).toBe(true)
  expect(await isPublished({})).toBe(false)
})
