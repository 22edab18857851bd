import { editHistory } from '#src/node/edit/editHistory.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { addFont } from '#src/node/fonts/addFont.ts'
import { type Typeface, filesOfPackage, installedPackage, packageOf, typefaces } from '#src/node/fonts/fontPackages.ts'
import { printable } from '#src/node/text/printable.ts'

const run = promisify(execFile)

/** What to do (`words`); `as` is the person whose rights count. */
export type FontsOptions = { configDir: string; words: string[]; as?: string | undefined }

/**
 * Lists typefaces, or makes one of them the font of a site. Returns 0, 1 if config or the rights of the person refuse it, 2 if it is
 * unknown or cannot be fetched.
 */
export async function fonts({ configDir, words: [act, family, ...more], as }: FontsOptions): Promise<number> {
  if (act === undefined) {
    console.log(typefaces.map((typeface) => `${typeface.family.padEnd(18)} ${typeface.about}`).join('\n'))
    return 0
  }
  const typeface = typefaces.find((known) => known.family.toLowerCase() === family?.toLowerCase())
  if (act !== 'add' || more.length > 0 || family === undefined)
    return failed('Usage: npm run fonts -- add <typeface>, such as "Source Serif 4".')
  if (!typeface) return failed(`Unknown typeface "${printable(family)}". Available: ${typefaces.map((known) => known.family).join(', ')}.`)
  await warmDrafts(configDir)
  const folder = mkdtempSync(join(tmpdir(), 'typeface-'))
  try {
    const found = filesOfPackage(typeface, installedPackage(typeface) ?? (await fetched(typeface, folder)))
    if ('failure' in found) return failed(found.failure)
    const { status, message, problems } = await addFont(configDir, editHistory(configDir, Date.now, guardOf(configDir, as)), {
      ...found,
      family: typeface.family,
    })
    if (status !== 'written') {
      console.error([message, ...problems.map((problem) => problem.message)].filter(Boolean).join('\n'))
      return 1
    }
    console.log(`The site uses ${typeface.family}: its files are in assets/fonts, and theme.json names them.`)
    return 0
  } catch (error) {
    return failed(
      `${packageOf(typeface)} cannot be fetched: ${printable((error as Error).message.split('\n')[0] ?? '')}. Check the network, and try again.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The folder of the package of a typeface, installed below a temporary folder. Rejects if npm cannot fetch it. */
async function fetched(typeface: Typeface, folder: string): Promise<string> {
  const options = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', [...options, packageOf(typeface)])
  return join(folder, 'node_modules', packageOf(typeface))
}

function failed(message: string): number {
  console.error(message)
  return 2
}
