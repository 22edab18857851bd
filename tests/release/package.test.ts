import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { serve } from '#src/node/serve/serve.ts'
import { HARBOUR, harbour } from '#tests/support/harbour.ts'
import { COUNTER, writeOwnSection } from '#tests/support/ownSection.ts'
import { interfaceWords } from '#tests/support/interfaceWords.ts'
import { packedBuilder } from '#tests/support/packedBuilder.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { everyPath, lookAtEvery, whollyLive } from '#tests/e2e/everyPage.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const { visit } = useBrowser()
const OWN = 'node_modules/page-builder'
const TOOLS = 'page-builder-recruiting'
const home = mkdtempSync(join(tmpdir(), 'package-'))
const company = join(home, 'company')
const installed = join(company, OWN)
/** Where new sites go. */
const sites = join(home, 'sites')

/** Who may write wherever they like is nobody here: for them alone a folder that may not be written to is one. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Gives what lies in a folder, and the folder, to whoever runs commands here; what others installed stays theirs. */
function handOver(folder: string): void {
  if (nobody.uid === undefined) return
  chownSync(folder, nobody.uid, nobody.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.isSymbolicLink()) continue
    if (entry.isDirectory()) handOver(join(folder, entry.name))
    else chownSync(join(folder, entry.name), nobody.uid, nobody.gid)
  }
}

/** A folder for a company, in which all packages are installed as they are in the first one. */
function companyFolder(name: string): string {
  const folder = join(sites, name)
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const installed of readdirSync(join(company, 'node_modules')))
    symlinkSync(join(company, 'node_modules', installed), join(folder, 'node_modules', installed))
  cpSync(join(company, 'package.json'), join(folder, 'package.json'))
  return folder
}

/** Puts the packed builder where npm would install it; read-only. */
beforeAll(() => {
  execFileSync('tar', ['xzf', packedBuilder(home), '-C', home])
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  mkdirSync(join(company, 'node_modules'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(company, 'node_modules', name))
  cpSync(join(home, 'package'), installed, { recursive: true })
  // The package of tools as npm would install it, too, with packages of its own beside it.
  execFileSync('npm', ['pack', '--offline', '--silent', '--pack-destination', home], { cwd: 'packages/recruiting' })
  execFileSync('tar', ['xzf', join(home, `${TOOLS}-${version}.tgz`), '-C', home])
  rmSync(join(company, 'node_modules', TOOLS))
  cpSync(join(home, 'package'), join(company, 'node_modules', TOOLS), { recursive: true })
  for (const file of findFiles(installed)) chmodSync(join(installed, file), 0o444)
  for (const folder of [installed, ...readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((name) => join(installed, name))])
    if (lstatSync(folder).isDirectory()) chmodSync(folder, 0o555)
  writeFileSync(join(company, 'package.json'), JSON.stringify({ private: true, dependencies: { 'page-builder': version } }))
  cpSync(HARBOUR, join(company, 'config'), { recursive: true })
  mkdirSync(sites)
  chmodSync(home, 0o755)
  handOver(company)
  handOver(sites)
})
afterAll(() => {
  // Whoever may not write to a folder cannot remove it either.
  for (const name of readdirSync(installed, { recursive: true, encoding: 'utf8' }))
    if (lstatSync(join(installed, name)).isDirectory()) chmodSync(join(installed, name), 0o755)
  chmodSync(installed, 0o755)
  rmSync(home, { recursive: true, force: true })
})

/** Runs the command of the package in a folder. */
function run(folder: string, ...args: string[]) {
  const command = [join(installed, 'src/node/cli/run.mjs'), ...args]
  return spawnSync(process.execPath, command, { cwd: folder, env: { ...terminalEnv(), HOME: sites }, encoding: 'utf8', ...nobody })
}

/** Everything in the installed package, folders too, with the times of its changes: a file that was removed again leaves a trace. */
const stamps = () =>
  ['.', ...readdirSync(installed, { recursive: true, encoding: 'utf8' })].map((name) => {
    const { size, mtimeMs, ctimeMs } = lstatSync(join(installed, name))
    return `${name} ${size} ${mtimeMs} ${ctimeMs}`
  })

/** A text without what names code: the sources bundle packages of their own with the builder, so that scripts are cut otherwise. */
const withoutCode = (text: string) => text.replace(/-[\w-]{8}\.js/g, '.js').replace(/"build":"\w+"/g, '"build":""')

test('R8.1 a package that cannot be written to builds the same pages as the sources do, and keeps what it makes elsewhere', () => {
  const attempt = spawnSync('touch', [join(installed, 'src/written')], nobody)
  expect(attempt.status, 'the folder of the package can be written to').not.toBe(0)
  const before = stamps()
  const folder = companyFolder('bakery')
  cpSync('tests/fixtures/bakery', join(folder, 'config'), { recursive: true })
  handOver(folder)
  expect(run(folder, 'build')).toMatchObject({ status: 0, stderr: '' })
  const dist = join(folder, 'dist')
  const reference = join(home, 'reference')
  execFileSync(process.execPath, ['src/node/cli/run.mjs', 'build', '--config', 'tests/fixtures/bakery', '--out', reference], {
    env: terminalEnv(),
  })
  const files = findFiles(dist)
  expect(files.length).toBeGreaterThan(30)
  const pages = (folder: string) => findFiles(folder).filter((file) => /\.(?:html|css|xml|webmanifest|svg)$/.test(file))
  const textOf = (folder: string, file: string) => withoutCode(readFileSync(join(folder, file), 'utf8'))
  for (const file of pages(dist)) expect(textOf(dist, file).split('>'), file).toEqual(textOf(reference, file).split('>'))
  expect(pages(dist)).toEqual(pages(reference))
  expect(stamps()).toEqual(before)
})

test('R8.1 packages of section types are installed by who names them: their tools work, and their words, files and results are there', async () => {
  const before = stamps()
  expect(run(company, 'build')).toMatchObject({ status: 0, stderr: '' })
  const server = await serve({ dist: join(company, 'dist'), port: 0 })
  try {
    const { page } = await visit('/products/resume-check', { site: server.url })
    await page.getByRole('textbox').first().fill('Alex Example\nalex@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present')
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.getByRole('heading', { name: 'Your result' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Your result' }).waitFor()
    await page.close()
  } finally {
    await server.close()
  }
  expect(findFiles(join(company, 'dist/static/recognition'))).not.toEqual([])
  expect(stamps()).toEqual(before)
})

test('R8.1 the builder alone needs nothing of them', () => {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { dependencies: object }
  const { dependencies: ofTools } = JSON.parse(readFileSync(join(company, 'node_modules', TOOLS, 'package.json'), 'utf8')) as {
    dependencies: object
  }
  expect(Object.keys(ofTools).filter((name) => name in dependencies)).toEqual(['entities', 'fflate', 'saxes'])
  expect(findFiles(installed).filter((file) => file.startsWith('packages/'))).toEqual([])
})

test('R8.1 a package has what its manifest names, JavaScript to start with, and neither tests nor a company', () => {
  const files = findFiles(installed)
  const { bin, exports, license } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
    exports: { '.': { types: string; default: string } }
    license: string
  }
  const named = [...Object.values(bin), exports['.'].types, exports['.'].default, license.replace('SEE LICENSE IN ', '')]
  for (const file of named) expect(statSync(join(installed, file)).isFile(), file).toBe(true)
  expect(statSync(join(installed, '.build/node/types/schemas/site.d.ts')).isFile()).toBe(true)
  expect(files.filter((file) => /\.test\.tsx?$|^(?:tests|config)\//.test(file))).toEqual([])
})

test('R8.1 the command says its version, and what its commands are', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  // In an empty folder, too, where nobody has a site yet.
  expect(run(sites, '--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
  expect(run(sites, '--help').stdout).toContain('page-builder <command> [options]')
})

test('R8.1 npm create writes a new site: its package asks for the same version', () => {
  const { name, version, bin, dependencies } = JSON.parse(readFileSync('packages/create-page-builder/package.json', 'utf8')) as {
    name: string
    version: string
    bin: Record<string, string>
    dependencies: object
  }
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect({ name, version, dependencies }).toEqual({
    name: 'create-page-builder',
    version: own.version,
    dependencies: { 'page-builder': own.version },
  })
  const folder = join(company, 'node_modules', name)
  cpSync('packages/create-page-builder', folder, { recursive: true })
  const said = ['--name', 'Casa Sol', '--colour', '#1d7a5f', '--language', 'es', '--kind', 'shop', '--mail', 'hola@casa-sol.example']
  const command = [join(folder, bin[name]!), 'casa-sol', ...said]
  expect(spawnSync(process.execPath, command, { cwd: sites, env: terminalEnv(), encoding: 'utf8', ...nobody })).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(run(join(sites, 'casa-sol'), 'validate', '--strict')).toMatchObject({ status: 0, stderr: '' })
})

test('R8.1 a package that a company has written brings its section types, which pages show', () => {
  const folder = companyFolder('naranj')
  cpSync('tests/fixtures/naranj/config', join(folder, 'config'), { recursive: true })
  const sections = join(folder, 'node_modules/@naranj/page-sections')
  cpSync('tests/fixtures/naranj/sections', join(sections, 'sections'), { recursive: true })
  writeFileSync(join(sections, 'package.json'), JSON.stringify({ name: '@naranj/page-sections', version: '1.0.0', type: 'module' }))
  const settings = join(folder, 'config/site.json')
  const site = JSON.parse(readFileSync(settings, 'utf8')) as object
  writeFileSync(settings, JSON.stringify({ ...site, sectionPackages: ['@naranj/page-sections'] }, null, 2))
  handOver(folder)
  const before = stamps()
  expect(run(folder, 'build')).toMatchObject({ status: 0, stderr: '' })
  const html = readFileSync(join(folder, 'dist/care/index.html'), 'utf8')
  expect(html.match(/data-type="bloomMonths"/g)).toHaveLength(1)
  expect(html.match(/class="bloom"/g)).toHaveLength(10)
  expect(stamps()).toEqual(before)
})

/** Starts a preview in a folder, hands over its address and ends it. */
async function previewed(folder: string, look: (url: string) => Promise<void>): Promise<void> {
  const command = [join(installed, 'src/node/cli/run.mjs'), 'dev']
  const preview = spawn(process.execPath, command, { cwd: folder, env: { ...terminalEnv(), HOME: sites, PORT: '0' }, ...nobody })
  let output = ''
  preview.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(preview, 'close')
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: preview.stdout }).on('line', (line) => {
        const [, found] = /^Preview (http:\/\/[^\s/]+)/.exec(line) ?? []
        if (found !== undefined) resolve(found)
      })
      preview.once('close', () => reject(new Error(output)))
    })
    await look(url)
  } finally {
    preview.kill()
    await ended
  }
}

/** A live section that asks for the site, shows what the builder has, and a component of MUI that the builder does not use. */
const RATED = {
  schema: COUNTER.schema.replaceAll('counter', 'rated').replace('Counts presses', 'Counts presses and stars'),
  view: `import { useState } from 'react'
import Button from '@mui/material/Button'
import Rating from '@mui/material/Rating'
import { Icon, SectionHeading, useSite } from 'page-builder/ui'
import words from '../../words.txt?raw'
export default function Rated({ title }: { title: string }) {
  const [count, setCount] = useState(0)
  const { name } = useSite()
  return <>
    <SectionHeading title={title} lead={words} />
    <p><Icon name="check" /> {name}</p>
    <Rating name="stars" />
    <Button onClick={() => setCount(count + 1)}>{\`Pressed: \${count}\`}</Button>
  </>
}
`,
}

test('R8.1 live sections of the builder and of the company work beside one another, in the built site and in every load of a preview', async () => {
  const folder = companyFolder('rated')
  cpSync('tests/fixtures/bakery', join(folder, 'config'), { recursive: true })
  writeOwnSection(join(folder, 'config'), 'rated', RATED)
  writeFileSync(join(folder, 'words.txt'), 'Press as you like.')
  const file = join(folder, 'config/pages/visit.json')
  const page = JSON.parse(readFileSync(file, 'utf8')) as { sections: unknown[] }
  page.sections.splice(1, 0, { type: 'rated', title: 'Count' })
  writeFileSync(file, JSON.stringify(page))
  handOver(folder)

  const works = async (site: string) => {
    const { page } = await visit('/visit', { site, reducedMotion: 'reduce' })
    const section = page.locator('[data-type="rated"]')
    await section.getByText('Press as you like.').waitFor()
    await section.getByRole('button', { name: 'Pressed: 0' }).click()
    await section.getByRole('button', { name: 'Pressed: 1' }).waitFor()
    await section.locator('.MuiRating-root label').nth(3).click()
    await section.locator('input[value="4"]:checked').waitFor({ state: 'attached' })
    expect(await section.innerText()).toContain('Brot & Blume')
    // The form is the builder’s own.
    await page.locator('[data-type="form"] form').scrollIntoViewIfNeeded()
    await page.locator('[data-type="form"] [aria-invalid], [data-type="form"] input').first().waitFor()
    await page.close()
  }

  expect(run(folder, 'build')).toMatchObject({ status: 0, stderr: '' })
  const server = await serve({ dist: join(folder, 'dist'), port: 0 })
  try {
    await works(server.url)
  } finally {
    await server.close()
  }
  for (let start = 0; start < 2; start += 1)
    await previewed(folder, async (url) => {
      const [, editor] = /src="(\/_edit\/assets\/[^"]+)"/.exec(await (await fetch(`${url}/_edit`)).text())!
      expect((await fetch(url + editor!)).headers.get('content-type')).toContain('javascript')
      for (let load = 0; load < 3; load += 1) await works(url)
    })
})

test('R8.1 a program can run commands of the package by its name', () => {
  const script = `const { runCommand } = await import('page-builder'); process.exitCode = await runCommand(['validate'])`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: company, encoding: 'utf8' })
  expect(stdout).toContain(' 0 errors')
  expect(status).toBe(0)
})

test('R8.1 a program gets the types of config with the package', () => {
  const lines = [
    `import { runCommand } from 'page-builder'`,
    `import type { SiteSettings } from 'page-builder/config/site'`,
    `import type { Section } from 'page-builder/config/sections/index'`,
    `const language: SiteSettings['language'] = 'en'`,
    `// @ts-expect-error There is no such section.`,
    `const type: Section['type'] = 'no-such-type'`,
    `export const code: Promise<number> = runCommand(['validate', language, type])`,
  ]
  writeFileSync(join(company, 'program.ts'), lines.join('\n'))
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig']
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, 'program.ts', ...options], { cwd: company, encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

/** What English pages cannot do without, and those in other languages never say. */
const ENGLISH = /\b(?:the|and|with|your|our|this|page|read|more|about|home|open|close|back|skip|previous|next|show|loading)\b/gi
/** A page is a page in French, too. */
const ENGLISH_NOT_FRENCH = new RegExp(ENGLISH.source.replace('|page', ''), 'gi')

/** What the builder says in English where nobody has said anything, as far as it is more than one word. */
const saidInEnglish = interfaceWords().filter((phrase) => phrase.includes(' '))

/** Names and hosts of companies whose sites were there before. */
const OTHERS = [harbour.name, new URL(harbour.url).host, 'Brot & Blume', 'brot-und-blume'].map((word) => word.toLowerCase())

/** Files of a built site that hold what they should not: `file: what`. */
function strangersIn(dist: string, language: string): string[] {
  const pack = JSON.parse(readFileSync(`src/node/words/packs/${language}.json`, 'utf8')) as Record<string, string>
  const english = saidInEnglish.filter((phrase) => pack[phrase] !== phrase)
  return findFiles(dist)
    .filter((file) => /\.(?:html|js|json|css|svg|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), 'utf8')
      const lower = text.toLowerCase()
      const found = [...OTHERS.filter((word) => lower.includes(word)), ...english.filter((phrase) => text.includes(phrase))]
      return found.map((what) => `${file}: ${what}`)
    })
}

const newSites = [
  { language: 'de', kind: 'services', colour: '#FFD400', english: ENGLISH },
  { language: 'fr', kind: 'shop', colour: '#7a2e4d', english: ENGLISH_NOT_FRENCH },
  { language: 'es', kind: 'association', colour: '#0b6bcb', english: ENGLISH },
]

test.each(newSites)(
  'R8.4 from an empty folder in $language: a site that is sound, can be read by everybody, and says nothing in another language',
  async ({ language, kind, colour, english }) => {
    const said = ['--name', 'Sonnenhof', '--colour', colour, '--language', language, '--kind', kind, '--mail', 'hallo@sonnenhof.example']
    expect(run(sites, 'init', `sonnenhof-${language}`, ...said)).toMatchObject({ status: 0, stderr: '' })
    const folder = join(sites, `sonnenhof-${language}`)
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(dependencies).toEqual({ 'page-builder': `file:page-builder-${version}.tgz` })
    symlinkSync(join(company, 'node_modules'), join(folder, 'node_modules'))
    expect(run(folder, 'validate', '--strict')).toMatchObject({ status: 0, stderr: '' })
    expect(run(folder, 'build')).toMatchObject({ status: 0, stderr: '' })
    expect(strangersIn(join(folder, 'dist'), language)).toEqual([])

    const server = await serve({ dist: join(folder, 'dist'), port: 0 })
    try {
      const site = server.url
      // What fades in would be measured while it does.
      const still = { site, reducedMotion: 'reduce' } as const
      const findings = await lookAtEvery(await everyPath(site), { visit, siteUrl: site }, still, async ({ page }) => {
        await whollyLive(page)
        const words = await page.evaluate(() => {
          const named = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder], meta[content]')]
          const attributes = ['aria-label', 'alt', 'title', 'placeholder']
          const isText = (meta: Element) =>
            /description|title|site_name/.test(`${meta.getAttribute('name')} ${meta.getAttribute('property')}`)
          const hidden = named.flatMap((element) =>
            element.matches('meta')
              ? isText(element)
                ? [element.getAttribute('content') ?? '']
                : []
              : attributes.map((name) => element.getAttribute(name) ?? ''),
          )
          return [document.title, document.body.innerText, ...hidden].join(' ')
        })
        const found = await axeFindings(page)
        return [...found, ...(words.match(english) ?? []).map((word) => `says ${word}`)]
      })
      expect(findings).toEqual([])
    } finally {
      await server.close()
    }
  },
)
