import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'

// Applies a patch to a config folder in a separate process, which kills itself after a given number of written or deleted files.
const [configDir = '', file = '', count = ''] = process.argv.slice(2)
let left = Number(count)
const killing = <Args extends unknown[]>(run: (...args: Args) => void, placeOf: (...args: Args) => unknown) => {
  return (...args: Args) => {
    const place = String(placeOf(...args))
    const isOurs = place.startsWith(configDir + sep) && !place.endsWith('.tmp')
    if (isOurs && left === 0) process.kill(process.pid, 'SIGKILL')
    if (isOurs) left -= 1
    run(...args)
  }
}
fs.renameSync = killing(fs.renameSync, (_from, to) => to)
fs.rmSync = killing(fs.rmSync, (path) => path)
syncBuiltinESMExports()

const { Patch } = await import('#src/node/patch/patch.ts')
const { takePatch } = await import('#src/node/patch/takePatch.ts')
await takePatch(configDir, Patch.parse(JSON.parse(fs.readFileSync(file, 'utf8'))), { today: '2026-11-21' })
