import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, sep } from 'node:path'

// Edits a config folder in a separate process: appends `count` words to the lead of the first page, one after the other, as the editor or,
// if its name begins with `agent`, as an agent. After a conflict, the word is retried on the current content. With `killAt`, the process
// kills itself during that operation on project files, counted from the first.
const [configDir = '', name = '', count = '1', killAt] = process.argv.slice(2)
const PAGE = 'pages/index.json'

let left = killAt === undefined ? Infinity : Number(killAt)
type Writing = 'writeFileSync' | 'appendFileSync' | 'renameSync' | 'rmSync' | 'linkSync' | 'mkdirSync' | 'chmodSync'
const functions = fs as unknown as Record<Writing, (...args: unknown[]) => unknown>
for (const writing of ['writeFileSync', 'appendFileSync', 'renameSync', 'rmSync', 'linkSync', 'mkdirSync', 'chmodSync'] as const) {
  const run = functions[writing]
  functions[writing] = (...args) => {
    if (!String(args[0]).startsWith(dirname(configDir) + sep)) return run(...args)
    if (left === 0) {
      const [path, content] = args
      if (typeof content === 'string' && writing.endsWith('FileSync')) run(path, content.slice(0, content.length / 2))
      process.kill(process.pid, 'SIGKILL')
    }
    left -= 1
    return run(...args)
  }
}
syncBuiltinESMExports()

const { editHistory } = await import('#src/node/edit/editHistory.ts')
const { contentHash } = await import('#src/node/files/hashes.ts')
const { takePatch } = await import('#src/node/patch/takePatch.ts')
const history = editHistory(configDir)

for (let index = 0; index < Number(count);) {
  const text = fs.readFileSync(join(configDir, PAGE), 'utf8')
  const { lead } = (JSON.parse(text) as { sections: { lead: string }[] }).sections[0]!
  const operations = [{ op: 'set' as const, path: ['sections', 0, 'lead'], value: `${lead} ${name}${index}` }]
  const edit = { file: PAGE, baseHash: contentHash(text), operations }
  const { status, message } = name.startsWith('agent')
    ? await takePatch(configDir, { steps: [{ do: 'edit', ...edit }] }, { today: '2026-11-21' })
    : history.apply(edit, `${name}${index}`)
  if (status === 'written') index += 1
  else if (status !== 'conflict') throw new Error(message)
}
