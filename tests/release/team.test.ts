import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { CLIENT, realProvider } from '#tests/support/identityProvider.ts'

const PATIENCE = 120_000
const ANNA = { email: 'anna@example.com', email_verified: true, name: 'Anna Example' }
const BERT = { email: 'bert@example.com', email_verified: true, name: 'Bert Example' }
const ALL = ['edit', 'add', 'remove', 'move', 'shared', 'media', 'menus', 'theme', 'settings', 'publish', 'comment', 'messages']

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => void server.close(done))
  return port
}

/** A project in git with a team, and its editor behind a real login; returns its address and the project. */
async function startTeam(): Promise<{ home: string; project: string }> {
  const home = `http://127.0.0.1:${await freePort()}`
  const issuer = await realProvider({ anna: ANNA, bert: BERT }, () => home)
  const project = mkdtempSync(join(tmpdir(), 'team-'))
  cpSync(resolve('tests/fixtures/bakery'), join(project, 'config'), { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(project, '.gitignore'), '.build/\n')
  const roles = { editor: { may: [{ acts: ALL }] }, 'visit-writer': { may: [{ acts: ['edit', 'comment'], pages: ['/visit'] }] } }
  const people = { [ANNA.email]: ['editor'], [BERT.email]: ['visit-writer'] }
  writeFileSync(join(project, 'team.json'), JSON.stringify({ login: { issuer, clientId: CLIENT.id }, roles, people }))
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '--all'],
    ['commit', '-qm', 'The site'],
  ])
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: project })
  const args = [resolve('src/node/cli/run.mjs'), 'edit', '--host', '127.0.0.1', '--public-url', home]
  const env = { ...process.env, PORT: new URL(home).port, PAGE_BUILDER_OIDC_CLIENT_SECRET: CLIENT.secret }
  const child: ChildProcess = spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    rmSync(project, { recursive: true, force: true })
  })
  let said = ''
  for await (const part of child.stdout!.setEncoding('utf8') as AsyncIterable<string>) if ((said += part).includes('listening')) break
  return { home, project }
}

const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const title = (page: Page) => page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' }).first()

test('two people log in, edit in folders of their own, see each other, and comment on words', { timeout: 600_000 }, async () => {
  const { home, project } = await startTeam()
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const faults: string[] = []

  async function logIn(account: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    page.setDefaultTimeout(PATIENCE)
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(`${home}/_edit?path=/visit`)
    await page.fill('input[name=login]', account)
    await page.fill('input[name=password]', 'any')
    await page.click('button[type=submit]')
    // The provider asks once whether the editor may know the address.
    await page.click('button[type=submit]')
    await outline(page).getByRole('button', { name: '1. Hero' }).click()
    await canvas(page).locator('html[data-live] main h1').waitFor()
    return page
  }
  const anna = await logIn('anna')
  const bert = await logIn('bert')

  await bert.getByRole('button', { name: 'Comments' }).click()
  await bert.getByLabel(/^Comment on/).fill('Name the tram stop, @anna@example.com.')
  await bert.getByRole('button', { name: 'Add comment' }).click()
  await bert.getByText('Name the tram stop').waitFor()
  await anna.getByText('Also on this page: Bert Example').waitFor()
  await canvas(anna).getByRole('button', { name: '1 comment on this section' }).click()
  await anna.getByText('Mentions you').waitFor()
  expect(await axeFindings(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Show fields' }).click()

  // A change is shown at once, which the WebSocket reports, and stays in the folder of its author.
  await title(anna).fill('Visit the bakery')
  await canvas(anna).getByRole('heading', { name: 'Visit the bakery' }).waitFor()
  expect(await canvas(bert).getByRole('heading', { name: 'Come by' }).count()).toBe(1)
  expect(readFileSync(join(project, 'config/pages/visit.json'), 'utf8')).toContain('"Come by"')
  // The words of the comment are gone in that folder, and in no other.
  await anna.getByRole('button', { name: 'Comments' }).click()
  await anna.getByText('Words are gone (1)').waitFor()
  await bert.getByRole('article', { name: 'Comment on “Come by”' }).waitFor()

  await bert.goto(`${home}/_edit?path=/`)
  await outline(bert).getByRole('button', { name: '1. Hero' }).click()
  await title(bert).fill('Good bread takes a day and a night')
  await bert.getByText('bert@example.com may not edit').first().waitFor()

  // Published by a button, the change is in the project of the server, and in the folders of others with their next review.
  await anna.getByRole('button', { name: 'Review' }).click()
  const review = anna.getByRole('dialog', { name: 'Review and publish' })
  await review.getByRole('button', { name: 'Publish 1 change' }).click()
  await review.getByText('1 change published.').waitFor()
  expect(readFileSync(join(project, 'config/pages/visit.json'), 'utf8')).toContain('"Visit the bakery"')
  expect(await axeFindings(anna)).toEqual([])
  await review.getByRole('button', { name: 'Close' }).click()
  await bert.getByRole('button', { name: 'Review' }).click()
  await bert.getByRole('heading', { name: 'Checks' }).waitFor()
  expect(await bert.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
  await bert.getByRole('button', { name: 'Close' }).click()
  await canvas(bert).getByRole('link', { name: 'Visit us' }).first().waitFor()
  await bert.goto(`${home}/_edit?path=/visit`)
  await canvas(bert).getByRole('heading', { name: 'Visit the bakery' }).waitFor()

  await anna.getByRole('button', { name: 'Tools' }).click()
  await anna.getByRole('menuitem', { name: 'Log out Anna Example' }).click()
  await anna
    .getByRole('button', { name: /sign.?out|yes/i })
    .first()
    .click()
  await anna.getByText('You are logged out.').waitFor()
  expect((await anna.request.get(`${home}/_dev/edit/site`, { headers: { accept: 'application/json' }, maxRedirects: 0 })).status()).toBe(
    401,
  )
  expect(faults).toEqual([])
})
