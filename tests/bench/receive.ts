import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journalFile } from '#src/node/receive/journal/journalStore.ts'
import { floodReceiver } from '#tests/support/floodReceiver.ts'
import { ORDER, orderPage } from '#tests/support/orderForm.ts'
import { figure, table } from './figures.ts'

const POSTS = 10_000
const REAL = 20

/**
 * What the receiver makes of 10,000 posts of spam, as `npm run receive` does it, and of real messages that come in the middle of them, one
 * after the other.
 */
export async function receiveBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-receive-'))
  const config = join(folder, 'config')
  cpSync('tests/fixtures/bakery', config, { recursive: true })
  writeFileSync(join(config, 'pages', 'order.json'), orderPage())
  const child = spawn(process.execPath, ['src/node/cli/run.mjs', 'receive', '--config', config], {
    env: { ...process.env, PORT: '0', TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const url = /http:\/\/\S+?:\d+/.exec(line.toString())![0]
    const before = usage(child.pid!)
    const began = performance.now()
    const waits: number[] = []
    let accepted = 0
    const answers = await floodReceiver({
      url,
      posts: POSTS,
      midway: async () => {
        for (let number = 0; number < REAL; number += 1) {
          const asked = performance.now()
          const answer = await fetch(`${url}/_forms/preorder`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${number}` },
            body: JSON.stringify({ ...ORDER, values: { ...ORDER.values, name: `Visitor ${number}` } }),
          })
          waits.push(performance.now() - asked)
          if (((await answer.json()) as { state: string }).state === 'accepted') accepted += 1
        }
      },
    })
    const seconds = (performance.now() - began) / 1000
    const after = usage(child.pid!)
    console.log(`\n${figure(POSTS)} posts of spam by 32 connections in ${figure(seconds, 1)} s, and ${REAL} real messages among them`)
    console.log(
      table([
        ['', 'figure'],
        ['posts per second', figure(POSTS / seconds)],
        ['held, or taken for a person (202)', figure(answers[202] ?? 0)],
        ['refused until later (429)', figure(answers[429] ?? 0)],
        ['real messages taken', `${accepted} of ${REAL}`],
        ['longest wait of a real one, ms', figure(Math.max(...waits))],
        ['processor time of the receiver, s', figure(after.seconds - before.seconds, 1)],
        ['memory before and after, MB', `${figure(before.megabytes)} → ${figure(after.megabytes)}`],
        ['journal, KB', figure(statSync(journalFile(join(folder, 'submissions'))).size / 1024)],
      ]),
    )
    if (accepted < REAL) console.log('MISSED: a real message was not taken')
  } finally {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Memory and processor time of another process; Linux only. */
function usage(pid: number): { megabytes: number; seconds: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  return { megabytes: Number(kilobytes) / 1024, seconds: (Number(fields[11]) + Number(fields[12])) / 100 }
}
