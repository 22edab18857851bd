import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files as fileTable } from '#src/contract/files.ts'
import { findFiles } from '#src/node/files/findFiles.ts'

// The run of its own process that validation is compared with: reads, parses and checks the shape of every file, with no places, no texts
// and no links.
const configDir = process.argv[2]!
let sound = 0
for (const file of findFiles(configDir)) {
  const row = file.startsWith('assets/') ? undefined : fileTable.find(({ pattern }) => pattern.test(file))
  if (row?.schema.safeParse(JSON.parse(readFileSync(join(configDir, file), 'utf8'))).success) sound += 1
}
console.log(`${sound} files have the right shape`)
