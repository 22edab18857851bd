import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that need the built site and a browser. */
const BROWSER_TESTS = ['tests/e2e/**/*.test.ts', 'tests/support/browser/launch.test.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,schemas,tests}/**/*.test.{ts,tsx}'],
          exclude: BROWSER_TESTS,
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          environment: 'node',
          globalSetup: ['tests/e2e/globalSetup.ts'],
          maxWorkers: 2,
          // A machine that is busy with something else may miss a wait once; a fault fails twice.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
