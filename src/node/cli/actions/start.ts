import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { isRightAt, readNextChange } from '#src/node/render/nextChange.ts'
import { keepLastGood, lastGoodFile, readLastGood } from '#src/node/receive/lastGood.ts'
import { mountReceiver } from '#src/node/receive/mountReceiver.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import { serve } from '#src/node/serve/serve.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { failureText } from '#src/node/cli/failureText.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { build } from './build.ts'

const DEFAULT_PORT = 4173

/** What is read from a config that the build has refused, or whose forms are known. */
const NOTHING = { site: null, problems: [], checked: { files: 0, pages: 0 } }

/**
 * Builds a missing or outdated site, then serves it until the process is stopped. If the build fails, the last site published from this
 * config folder is served; without one it returns the build’s exit code.
 */
export async function start(places: BuildPlaces): Promise<number> {
  const { configDir, dist, workDir, at } = places
  const { host, port, reach } = listenAddress(process.env, DEFAULT_PORT)
  const closings = closeOnSignal()
  const code = isStale(places) ? await buildOrSay(places) : 0
  if (code !== 0 && !hasPublished(places)) return code
  // A build keeps what the receiver needs, so that config is not read again.
  const kept = code !== 0 || isOfBuild(workDir) ? readLastGood(workDir, configDir) : undefined
  const { site, problems, checked } = code === 0 && !kept ? await loadKept(configDir, { at }) : NOTHING
  if (site) keepLastGood(workDir, configDir, receiverSite(site))
  const trouble = site || (code === 0 && kept) ? undefined : 'The latest config could not be published; the previous site is served.'
  if (problems.length > 0 && !site) console.error(problemReport(problems, checked))
  if (trouble !== undefined)
    console.error(
      `WARNING: the site could not be built (see above). The previous site is served from ${pathFromCwd(dist)}, and /healthz reports "degraded". Fix the problems, then restart.`,
    )
  const forms = site ? receiverSite(site) : kept
  const receiver = await mountReceiver(forms, configDir, console.log, trouble)
  const server = await serve({ dist, workDir, port, host, handle: receiver.handle, log: console.log }).catch(async (error: unknown) => {
    await receiver.close()
    throw error
  })
  // Open responses may still store messages.
  closings.push(server.close, receiver.close)
  const below = forms ? baseOf(forms.settings.url) : ''
  console.log(`Serving ${server.url}${below && `${below}/`}${reach}`)
  return 0
}

/** Builds; returns the exit code. System errors, such as a full disk, are printed, too. */
async function buildOrSay(places: BuildPlaces): Promise<number> {
  try {
    return await build(places)
  } catch (error) {
    console.error(failureText(error))
    return 2
  }
}

/** Whether there is a complete site published from this config folder. */
function hasPublished({ configDir, dist, workDir }: BuildPlaces): boolean {
  return (
    existsSync(join(dist, 'index.html')) &&
    readPublished(workDir, dist, { mayBeCopy: true }) !== undefined &&
    readLastGood(workDir, configDir) !== undefined
  )
}

/** Whether the stored site of the receiver is that of the last build: another process may have stored a newer one. */
function isOfBuild(workDir: string): boolean {
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const [stored, built] = [age(lastGoodFile(workDir)), age(stampFile(workDir))]
  return stored !== undefined && built !== undefined && stored <= built
}

function isStale({ configDir, dist, workDir, at = Date.now() }: BuildPlaces): boolean {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(stampFile(workDir))) return true
  if (!existsSync(configDir)) return true
  // The build record contains the server settings.
  if (!readPublished(workDir, dist, { mayBeCopy: true })) return true
  const built = readNextChange(workDir)
  return !built || !isRightAt(built, at) || readFileSync(stampFile(workDir), 'utf8') !== fingerprint(configDir, built.since)
}
