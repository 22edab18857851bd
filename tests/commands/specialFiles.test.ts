import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '#tests/support/cli.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'
import { runHere } from '#tests/support/runHere.ts'

/** The bakery with named pipes in place of what lies there. */
function withPipes(...files: string[]): string {
  const dir = editedBakery({})
  for (const file of files) {
    rmSync(join(dir, file), { recursive: true, force: true })
    expect(spawnSync('mkfifo', [join(dir, file)]).status).toBe(0)
  }
  return dir
}

const FILES = [
  'assets/pipe.png',
  'assets/pipe.svg',
  'assets/pipe.mp4',
  'assets/favicon.svg',
  'pages/pipe.json',
  'pages/visit.json',
  'pages/house-rules.md',
  'fragments/pipe.json',
  'redirects.json',
  'slugs.lock.json',
  'notes.txt',
]

// In a process of its own, which a command that waits for a pipe would never leave.
test.each([FILES, ['site.json']])('C02 named pipes are told with their places, and not opened: %s and others', async (...files) => {
  const dir = withPipes(...files)
  const { code, output } = await runCli(['validate', '--config', dir])
  expect(code).toBe(1)
  for (const file of files) {
    const place = join(relative(process.cwd(), dir), file)
    expect(output).toContain(
      `${place}:1:1 error E_UNREADABLE: this is a named pipe, not a file, so it is not opened. Remove it, or replace it with a file.`,
    )
  }
})

test.each(['build', 'start', 'receive', 'mv'])('C02 %s is not kept waiting by pipes either', async (command) => {
  const dir = withPipes(...FILES)
  const words =
    command === 'mv' ? ['/breads', '/loaves'] : command === 'receive' ? ['--data', join(dir, '../made')] : ['--out', join(dir, '../made')]
  const { code, output } = await runCli([command, ...words, '--config', dir], { PORT: '0' })
  expect(code).toBe(1)
  expect(output).not.toContain('Something went wrong')
})

test('C02 sockets, and links to devices and pipes, are told, too', async () => {
  const dir = editedBakery({})
  symlinkSync('/dev/zero', join(dir, 'assets/zeros.png'))
  const server = createServer().listen(join(dir, 'assets/socket.png'))
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { stdout } = await runHere('validate', '--config', dir)
  expect(stdout).toMatch(/socket\.png:1:1 error E_UNREADABLE: this is a socket/)
  expect(stdout).toMatch(/zeros\.png:1:1 error E_UNREADABLE: this is a device/)
})

test.each([
  ['assets/logo.svg:Zone.Identifier', []],
  ['assets/~$Angebot.docx', []],
  ['assets/ehthumbs.db', []],
  ['assets/Desktop.ini', []],
  ['assets/__MACOSX/logo.svg', []],
  ['pages/visit.json:Zone.Identifier', []],
])('C42 %s, which a system has left behind, is passed over', (file, problems) => {
  expect(foundIn({ [file]: 'x' })).toEqual(problems)
})

test.each([
  'assets/100%.pdf',
  'assets/a:b.pdf',
  'assets/what?.pdf',
  'assets/price #1.pdf',
  'assets/con.svg',
  'assets/end /x.pdf',
  'assets/logo.svg.gz',
])('C12 a file that the build could not write, such as %s, is told before', (file) => {
  const found = foundIn({ [file]: 'x' }).filter((line) => line.startsWith('E_ASSET_NAME'))
  expect(found).toEqual([
    expect.stringMatching(/Rename it to assets\/[\w./-]+, and update the references|the compressed version of assets\/logo\.svg/),
  ])
})
