import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { tsImport } from 'tsx/esm/api'
import { type Plugin, type UserConfig, defineConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that need the built site and a browser. */
const BROWSER_TESTS = ['{tests,packages/*/tests}/e2e/**/*.test.ts', 'tests/support/browser/launch.test.ts']

/** Tests that take minutes and look at what is rarely touched, before a release: `npm run test:release`. */
const RELEASE_TESTS = ['{tests,packages/*/tests}/release/**/*.test.ts']

/** Those that of what is alike try some in each run, and all of it before a release. */
const SAMPLING_TESTS = testFiles().filter((file) => /'#tests\/support\/(?:sampled|fuzz)\.ts'/.test(readFileSync(file, 'utf8')))

/** Tests that need another browser, which a machine may have: `npm run test:engines`. */
const ENGINE_TESTS = ['tests/engines/**/*.test.ts']

/** Tests that say in their first line that they need a document. */
const DOCUMENT_TESTS = testFiles().filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

/** Files that start first: the one that takes longest, and one that builds both sites that others wait for. */
const FIRST = ['tests/e2e/preview/preview.test.ts', 'tests/e2e/largeSite.test.ts']

/** Starts the longest file first, and files that wait for a site last, so that no worker is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = FIRST.findIndex((file) => moduleId.endsWith(file))
      if (place >= 0) return place
      return FIRST.length + (readFileSync(moduleId, 'utf8').includes('usePlenty(') ? 1 : 0)
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Guards against hanging only: a busy machine is no failure. */
const PATIENCE_MS = 120_000

/** Every file of tests, as a path below the project. */
function testFiles(): string[] {
  return ['src', 'schemas', 'packages', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  )
}

/** Unit tests render without a company, and so without section types of one. */
const NOTHING: Record<string, string> = {
  '\0virtual:own-sections': 'export const ownViews = []',
  '\0virtual:own-results': 'export const ownResults = Promise.resolve([])',
  '\0virtual:shared-modules': 'export const shared = {}',
}
const noOwnSections: Plugin = {
  name: 'no-own-sections',
  resolveId: (id) => (`\0${id}` in NOTHING ? `\0${id}` : undefined),
  load: (id) => NOTHING[id],
}

/** How packages of section types name the builder, and their tests what its own tests use. */
const NAMES = [
  ...Object.entries({ schemas: 'schemas/forSections.ts', store: 'src/doors/store.ts', ui: 'src/doors/ui.ts' }).map(([door, file]) => ({
    find: `page-builder/${door}`,
    replacement: join(import.meta.dirname, file),
  })),
  { find: /^#(schemas|src|tests)\//, replacement: `${import.meta.dirname}/$1/` },
]

const tests: ViteUserConfig = {
  plugins: [react(), noOwnSections],
  resolve: { alias: NAMES },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,schemas,packages,tests}/**/*.test.{ts,tsx}'],
          exclude: [...BROWSER_TESTS, ...RELEASE_TESTS, ...ENGINE_TESTS, ...DOCUMENT_TESTS],
          environment: 'node',
          globalSetup: ['tests/support/temporaryFolder.ts'],
          setupFiles: ['tests/support/takePackages.ts', 'tests/support/noOwnerStacks.ts'],
          // Files share what is loaded; one that replaces a module resets the modules itself.
          isolate: false,
          // Of two cores one would stay idle otherwise: nothing else runs meanwhile.
          maxWorkers: '100%',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-document',
          include: DOCUMENT_TESTS,
          // A document costs each file more than its tests do, so that they share one, which is emptied before each.
          isolate: false,
          setupFiles: ['tests/support/emptyDocument.ts', 'tests/support/noOwnerStacks.ts'],
          maxWorkers: '100%',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      ...[
        { name: 'browser', include: BROWSER_TESTS },
        { name: 'release', include: [...RELEASE_TESTS, ...SAMPLING_TESTS], env: { THOROUGH: 'yes' } },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          environment: 'node' as const,
          isolate: false,
          globalSetup: ['tests/e2e/globalSetup.ts'],
          setupFiles: ['tests/support/takePackages.ts'],
          // A visit mostly waits for its page, so more of them than two cores are under way.
          maxWorkers: 4,
          testTimeout: 2 * PATIENCE_MS,
          hookTimeout: 4 * PATIENCE_MS,
        },
      })),
      {
        extends: true,
        test: {
          name: 'engines',
          include: ENGINE_TESTS,
          environment: 'node',
          globalSetup: ['tests/e2e/globalSetup.ts'],
          setupFiles: ['tests/support/takePackages.ts'],
          // Node 20 has the WebSocket that leads to the browser behind a flag.
          execArgv: typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : [],
          maxWorkers: 1,
          testTimeout: 2 * PATIENCE_MS,
          hookTimeout: 4 * PATIENCE_MS,
        },
      },
    ],
  },
}

/** The client of the site in `config/` with the options of `npm run build`; loaded only when it is built. */
async function client(): Promise<UserConfig> {
  const { clientOfConfig } = (await tsImport('./src/node/render/clientOfConfig.ts', import.meta.url)) as {
    clientOfConfig: (configDir: string, outDir: string) => Promise<UserConfig>
  }
  return { ...(await clientOfConfig(resolve('config'), '.build/client')), logLevel: 'info' }
}

export default defineConfig(({ command }) => (command === 'build' ? client() : tests))
