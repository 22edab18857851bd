import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { addFont } from '#src/node/fonts/addFont.ts'
import { type Typeface, filesOfPackage, installedPackage, packageOf } from '#src/node/fonts/fontPackages.ts'
import { printable } from '#src/node/text/printable.ts'
import type { FontRole } from '#src/site/theme/fontCss.ts'

const run = promisify(execFile)

/**
 * Makes an open typeface the font of a site for texts, headings or large numbers, with the rights of the person `as`; its package is
 * fetched unless it is installed. Returns undefined if it is done, otherwise the reason, and whether config or the rights refuse it.
 */
export async function useTypeface(
  configDir: string,
  typeface: Typeface,
  role: FontRole,
  as?: string,
): Promise<{ reason: string; isRefused: boolean } | undefined> {
  await warmDrafts(configDir)
  const folder = mkdtempSync(join(tmpdir(), 'typeface-'))
  try {
    const found = filesOfPackage(typeface, installedPackage(typeface) ?? (await fetched(typeface, folder)))
    if ('failure' in found) return { reason: found.failure, isRefused: false }
    const { status, message, problems } = await addFont(configDir, editHistory(configDir, Date.now, guardOf(configDir, as)), {
      ...found,
      family: typeface.family,
      role,
    })
    if (status === 'written') return undefined
    return { reason: [message, ...problems.map((problem) => problem.message)].filter(Boolean).join('\n'), isRefused: true }
  } catch (error) {
    const why = printable((error as Error).message.split('\n')[0] ?? '')
    return { reason: `${packageOf(typeface)} cannot be fetched: ${why}. Check the network, and try again.`, isRefused: false }
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
