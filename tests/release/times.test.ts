import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, startCli } from '#tests/support/cli.ts'
import { copySite } from '#tests/support/siteCopy.ts'

const site = copySite('tests/fixtures/bakery')
const places = ['--config', site.configDir, '--out', site.dist]
const CROWN = 'collections/breads/spelt-crown.json'

/** Whether the page, the menus of the others and the sitemap tell of the bread. */
function told(): Record<string, boolean> {
  const says = (file: string) => readFileSync(join(site.dist, file), 'utf8').includes('/breads/spelt-crown')
  return {
    page: existsSync(join(site.dist, 'breads/spelt-crown/index.html')),
    menu: says('visit/index.html'),
    sitemap: says('sitemap.xml'),
  }
}

const nextChange = () => JSON.parse(readFileSync(join(site.dist, '../.build/next-change.json'), 'utf8')) as unknown

/** Starts the server for a moment, gives what it wrote until it served, and ends it. */
async function startedAt(moment: string): Promise<string> {
  const child = startCli(['start', ...places, '--at', moment], { PORT: '0' })
  let output = ''
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('Serving http')) resolve()
      })
      child.once('close', () => reject(new Error(output)))
    })
  } finally {
    child.kill()
  }
  return output
}

let output: string

beforeAll(async () => {
  site.write(CROWN, site.read(CROWN).replace('"order": 2,', '"order": 2, "publishAt": "2026-12-01T09:00:00+01:00",'))
  const built = await runCli(['build', ...places, '--at', '2026-11-25'])
  if (built.code !== 0) throw new Error(built.output)
  output = built.output
}, 120_000)
afterAll(() => site.remove())

test('a build for a moment leaves out what is not live then, and says when to build again', () => {
  expect(told()).toEqual({ page: false, menu: false, sitemap: false })
  expect(output).toContain(`Rebuild the site at 2026-12-01T08:00:00.000Z: a date in ${CROWN} takes effect then.`)
  expect(nextChange()).toEqual({ since: null, at: '2026-12-01T08:00:00.000Z', files: [CROWN] })
  expect(existsSync(join(site.dist, 'next-change.json'))).toBe(false)
})

test('start builds again once the moment has passed, and only then', { timeout: 120_000 }, async () => {
  expect(await startedAt('2026-11-30')).not.toContain('pages in')
  expect(told()).toEqual({ page: false, menu: false, sitemap: false })
  expect(await startedAt('2026-12-01T09:00:00+01:00')).toContain('pages in')
  expect(told()).toEqual({ page: true, menu: true, sitemap: true })
  expect(nextChange()).toEqual({ since: '2026-12-01T08:00:00.000Z', at: null, files: [] })
  expect(await startedAt('2026-12-24')).not.toContain('pages in')
})
