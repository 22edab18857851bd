import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Fault } from './Fault.ts'
import { type FaultyCopy, faultyCopy } from './faultyCopy.ts'
import { faults } from './faults.ts'
import { importGraph } from './importGraph.ts'
import { likeliestFaults, likeliestTests, nearestUnitTests, testFilesOf } from './nearestTests.ts'
import { type Failure, type Project, runTests } from './runTests.ts'

/** How many unit tests are asked first for a fault without a test beside its file. */
const NEAREST = 3
/** How many faults are tried alone with a test that fails for many of them, before halves of them are. */
const ALONE = 3

export type FaultOptions = { only: readonly string[]; from: string | undefined; out: string; unitFiles: number; browserFiles: number }

/** What became of a fault. `tried` says how far the tests were asked that found nothing. */
type Outcome = {
  caught?: Pick<Failure, 'project' | 'file' | 'title'>
  /** Tests that only waited in vain, which proves nothing. */
  waited?: string
  tried: Tried
  seconds: number
  /** Whether the compiler finds it by itself. */
  byTypes?: boolean
}

/** How many files of tests were asked without finding it. */
type Tried = Partial<Record<Project, number | 'all'>>

type Kept = { commit: string; outcomes: Record<string, Outcome> }

/**
 * Puts faults into a copy of the last commit and sees which tests find them. The tests nearest to a fault come first, for several faults at
 * once where no test of one can see another. Then those that are left are put in together for many tests; where one fails, each is tried
 * with it alone. What is found is kept in a file, from which the next run goes on.
 */
export async function countFaults({ only, from, out, unitFiles, browserFiles }: FaultOptions): Promise<void> {
  setPriority(10)
  const wanted = faults.filter(
    ({ id }, index) => (only.length === 0 || only.includes(id)) && index >= faults.findIndex((one) => one.id === (from ?? faults[0]!.id)),
  )
  if (wanted.length === 0) throw new RangeError('There is no such fault; the ids stand in tests/bench/faults/faults.ts.')
  const copy = faultyCopy(resolve('.'))
  process.once('SIGINT', () => {
    copy.remove()
    process.exit(130)
  })
  try {
    await new Count(copy, wanted, out, { unit: unitFiles, browser: browserFiles }).run()
  } finally {
    copy.remove()
  }
}

class Count {
  readonly #copy: FaultyCopy
  readonly #wanted: readonly Fault[]
  readonly #out: string
  readonly #most: Record<Project, number>
  readonly #kept: Kept
  readonly #graph
  readonly #tests
  /** Tests that fail without a fault, too. */
  readonly #unsound = new Set<string>()

  constructor(copy: FaultyCopy, wanted: readonly Fault[], out: string, most: Record<Project, number>) {
    this.#copy = copy
    this.#wanted = wanted
    this.#out = out
    this.#most = most
    this.#kept = readKept(out, copy.commit)
    this.#graph = importGraph(copy.dir)
    this.#tests = testFilesOf(this.#graph)
  }

  async run() {
    const fresh = this.#wanted.filter(({ id }) => !this.#kept.outcomes[id])
    for (const batch of this.#batchesOf(fresh)) await this.#tryNearest(batch)
    await this.#confirm()
    for (const project of ['unit', 'browser'] as const) {
      const left = this.#alive().filter(({ id }) => !isTried(this.#kept.outcomes[id]!.tried[project], this.#most[project]))
      if (left.length === 0) continue
      const files = [...new Set(left.flatMap((fault) => this.#testsOf(project, fault).slice(0, this.#most[project])))]
      await this.#tryTogether(project, left, files)
      for (const { id } of left) this.#kept.outcomes[id]!.tried[project] = files.length < this.#tests[project].length ? files.length : 'all'
      this.#keep()
      await this.#confirm()
    }
    this.#compile()
    console.log(this.#table())
  }

  /** All tests of a project, those that are most likely to find a fault first. */
  #testsOf(project: Project, { file }: Fault): string[] {
    const tests = this.#tests[project]
    if (project === 'browser') return likeliestTests(this.#copy.dir, file, tests)
    const near = nearestUnitTests(this.#graph, file, tests)
    return [...near, ...tests.filter((test) => !near.includes(test))]
  }

  /** The tests that are asked first: the one beside the file, or else the nearest. */
  #nearestOf({ file }: Fault): string[] {
    const near = nearestUnitTests(this.#graph, file, this.#tests.unit)
    const beside = near.filter((test) => test.startsWith(file.replace(/\.tsx?$/, '.test')))
    return beside.length > 0 ? beside : near.slice(0, NEAREST)
  }

  /** Faults that can be tried at once, as the tests that are asked first for one depend on no other. */
  #batchesOf(some: readonly Fault[]): Fault[][] {
    const looked = some.map((fault) => ({ fault, sees: this.#graph.dependants(fault.file), asks: this.#nearestOf(fault) }))
    const batches: (typeof looked)[] = []
    for (const one of looked) {
      const free = batches.find((batch) =>
        batch.every((other) => !one.asks.some((test) => other.sees.has(test)) && !other.asks.some((test) => one.sees.has(test))),
      )
      if (free) free.push(one)
      else batches.push([one])
    }
    return batches.map((batch) => batch.map(({ fault }) => fault))
  }

  #alive(): Fault[] {
    return this.#wanted.filter(({ id }) => !this.#kept.outcomes[id]?.caught)
  }

  /** Commands of the copy start from a bundle while it is as new as the code, which takes them less time. */
  #bundle() {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/node/cli/bundleCli.ts'], { cwd: this.#copy.dir, stdio: 'pipe' })
  }

  /** Each fault has a file of its own, so that one run of the compiler tells of all. */
  #compile() {
    if (this.#wanted.every(({ id }) => this.#kept.outcomes[id]?.byTypes !== undefined)) return
    this.#copy.put(this.#wanted)
    let said = ''
    try {
      execFileSync('npm', ['run', 'types', '--silent'], { cwd: this.#copy.dir, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      said = String((error as { stdout?: string }).stdout)
    }
    this.#copy.put([])
    for (const { id, file } of this.#wanted) {
      const outcome = this.#kept.outcomes[id]
      this.#kept.outcomes[id] = { ...outcome, byTypes: said.includes(`${file}(`) || said.includes(`${file}:`) } as Outcome
    }
    this.#keep()
  }

  async #tryNearest(batch: readonly Fault[]) {
    const start = Date.now()
    const files = batch.flatMap((fault) => this.#nearestOf(fault))
    this.#copy.put(batch)
    const found = files.length > 0 ? await runTests(this.#copy.dir, 'unit', files) : { failed: [], waited: [] }
    this.#copy.put([])
    const seconds = Math.round(secondsSince(start) / batch.length)
    for (const fault of batch) {
      const own = new Set(this.#nearestOf(fault))
      const ofThis = (failures: Failure[]) => failures.filter(({ file }) => own.has(file))
      this.#kept.outcomes[fault.id] = { tried: { unit: own.size }, seconds }
      this.#note(fault, { failed: ofThis(found.failed), waited: ofThis(found.waited) })
      console.log(`${fault.id.padEnd(28)} ${said(this.#kept.outcomes[fault.id]!)}`)
    }
    console.log(`${secondsSince(start)} s`)
  }

  /** Whether a fault was found, noted with the test that found it. */
  #note({ id }: Fault, { failed, waited }: { failed: Failure[]; waited: Failure[] }): boolean {
    const [first] = failed.filter((failure) => !this.#unsound.has(nameOf(failure)))
    const outcome = this.#kept.outcomes[id]!
    if (first) outcome.caught = { project: first.project, file: first.file, title: first.title }
    else if (waited.length > 0) outcome.waited = nameOf(waited[0]!)
    this.#keep()
    return first !== undefined
  }

  /** Asks the same tests for several faults, and finds out which of them each failure is due to, until nothing fails with those left. */
  async #tryTogether(project: Project, group: readonly Fault[], files: readonly string[]) {
    console.log(`${group.length} faults are left for ${files.length} files of ${project} tests`)
    let left = [...group]
    for (let asked = [...files]; asked.length > 0 && left.length > 0;) {
      const failed = await this.#failuresOf(project, asked, left)
      asked = [...new Set(failed.map(({ file }) => file))]
      console.log(`with ${left.length} faults ${failed.length} tests fail, in ${asked.length} files: ${asked.join(', ')}`)
      const before = left.length
      for (const file of asked) {
        const culprit = await this.#culpritOf(
          project,
          file,
          failed.filter((failure) => failure.file === file),
          left,
        )
        left = left.filter((fault) => fault !== culprit)
      }
      // What fails with all of them and with none by itself is not theirs.
      if (left.length === before) break
    }
    this.#copy.put([])
    if (project === 'browser') this.#bundle()
  }

  async #failuresOf(project: Project, files: readonly string[], some: readonly Fault[]): Promise<Failure[]> {
    this.#copy.put(some)
    if (project === 'browser') this.#bundle()
    const { failed, waited } = await runTests(this.#copy.dir, project, files, { bail: files.length === 1 })
    if (some.length === 1) this.#note(some[0]!, { failed, waited })
    for (const { file, title } of waited) console.log(`waited in vain: ${nameOf({ file, title })}`)
    return failed.filter((failure) => !this.#unsound.has(nameOf(failure)))
  }

  /** A fault of a group with which a test file fails by itself. The likeliest are tried alone, then halves of the group. */
  async #culpritOf(project: Project, file: string, failures: readonly Failure[], group: readonly Fault[]): Promise<Fault | undefined> {
    const start = Date.now()
    const isCulprit = async (fault: Fault) => {
      await this.#failuresOf(project, [file], [fault])
      const outcome = this.#kept.outcomes[fault.id]!
      if (!outcome.caught) return false
      outcome.seconds += secondsSince(start)
      console.log(`${fault.id.padEnd(28)} ${said(outcome)}`)
      return true
    }
    const suspects = likeliestFaults(this.#graph, file, failures, group)
    for (const fault of suspects.slice(0, ALONE)) if (await isCulprit(fault)) return fault
    let some = suspects.slice(ALONE)
    while (some.length > 1) {
      const half = some.slice(0, Math.ceil(some.length / 2))
      some = (await this.#failuresOf(project, [file], half)).length > 0 ? half : some.slice(half.length)
    }
    return some[0] && (await isCulprit(some[0])) ? some[0] : undefined
  }

  /** Withdraws what was found by tests that fail without the fault as well. */
  async #confirm() {
    const claims = this.#wanted.flatMap((fault) => {
      const { caught } = this.#kept.outcomes[fault.id] ?? {}
      return caught && !this.#confirmed.has(nameOf(caught)) ? [{ fault, caught }] : []
    })
    for (const project of ['unit', 'browser'] as const) {
      const files = [...new Set(claims.flatMap(({ caught }) => (caught.project === project ? [caught.file] : [])))]
      if (files.length === 0) continue
      const { failed, waited } = await runTests(this.#copy.dir, project, files)
      for (const failure of [...failed, ...waited]) this.#unsound.add(nameOf(failure))
    }
    for (const { fault, caught } of claims) {
      if (!this.#unsound.has(nameOf(caught))) this.#confirmed.add(nameOf(caught))
      else {
        delete this.#kept.outcomes[fault.id]!.caught
        console.log(`${fault.id.padEnd(28)} withdrawn: ${nameOf(caught)} fails without it`)
      }
    }
    this.#keep()
  }

  readonly #confirmed = new Set<string>()

  #keep() {
    mkdirSync(dirname(this.#out), { recursive: true })
    writeFileSync(this.#out, `${JSON.stringify(this.#kept, null, 2)}\n`)
  }

  #table(): string {
    const rows = this.#wanted.map((fault) => `${fault.area.padEnd(9)}  ${fault.id.padEnd(26)}  ${said(this.#kept.outcomes[fault.id]!)}`)
    const caught = this.#wanted.length - this.#alive().length
    return ['', ...rows, '', `${caught} of ${this.#wanted.length} faults are found, at ${this.#kept.commit.slice(0, 12)}.`].join('\n')
  }
}

function readKept(out: string, commit: string): Kept {
  if (!existsSync(out)) return { commit, outcomes: {} }
  const kept = JSON.parse(readFileSync(out, 'utf8')) as Kept
  if (kept.commit !== commit)
    throw new RangeError(`${out} was counted at another commit, ${kept.commit.slice(0, 12)}; name another file with --out.`)
  return kept
}

function said({ caught, waited, tried, byTypes }: Outcome): string {
  const types = byTypes ? ' (tsc finds it, too)' : ''
  if (caught) return `${caught.project}: ${caught.file}: ${caught.title}${types}`
  const { unit = 0, browser = 0 } = tried
  const much = `${unit} files of unit tests and ${browser} of browser tests`
  return `ALIVE after ${much}${waited ? `; waited in vain: ${waited}` : ''}${types}`
}

function isTried(tried: number | 'all' | undefined, most: number): boolean {
  return tried === 'all' || (tried ?? 0) >= most
}

function nameOf({ file, title }: Pick<Failure, 'file' | 'title'>): string {
  return `${file}: ${title}`
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000)
}
