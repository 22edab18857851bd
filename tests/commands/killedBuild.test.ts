import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteRecord } from '#src/node/render/incremental/siteRecord.ts'
import { bundledScript } from '#tests/support/bundledScript.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedBuild } from '#tests/support/stubbedBuild.ts'

/** Starts a build and kills it, without any chance to tidy up, when it comes to a step. */
async function killedBuild(script: string, configDir: string, home: string, step: string): Promise<void> {
  const run: ChildProcess = spawn(process.execPath, [script, configDir, home, step], { stdio: ['ignore', 'pipe', 'inherit'] })
  run.stdout!.once('data', () => run.kill('SIGKILL'))
  const [, signal] = (await once(run, 'close')) as [number | null, string | null]
  expect(signal, step).toBe('SIGKILL')
}

test('G22 G31 a build that is killed leaves a whole site, and the next one is right and sweeps up', async () => {
  const script = await bundledScript('stubbedBuildRun')
  const home = editedBakery({})
  // Config is read from a copy, since a build also writes into its home.
  const configDir = editedBakery({})
  const dist = join(home, 'dist')
  const visit = join(configDir, 'pages/visit.json')
  const text = readFileSync(visit, 'utf8')
  await stubbedBuild(configDir, home)
  // A second one, so that the site before the published one is there to go on from.
  writeFileSync(visit, text.replace('Come by', 'Drop in'))
  await stubbedBuild(configDir, home)
  for (const step of ['code', 'page 1', 'packing', 'publishing', 'end']) {
    const before = filesOf(dist)
    writeFileSync(visit, text.replace('Come by', `Killed at ${step}`))
    await killedBuild(script, configDir, home, step)
    const after = filesOf(dist)
    if (step === 'end') expect(after['visit/index.html']).toContain('Killed at end')
    else expect(after, step).toEqual(before)

    await stubbedBuild(configDir, home)
    const left = readdirSync(join(home, '.build')).filter((name) => name === 'staging' || name === 'build.lock' || name.includes('.begun.'))
    expect(left, step).toEqual([])
    const cold = join(home, 'cold', step.replace(' ', '-'))
    await stubbedBuild(configDir, cold)
    const { carried } = JSON.parse(readFileSync(join(home, '.build/record.json'), 'utf8').split('\n')[1]!) as SiteRecord
    expect(filesOf(dist, new Set(Object.keys(carried))), step).toEqual(filesOf(join(cold, 'dist')))
  }
})
