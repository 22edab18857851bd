/** The environment of this process without what a test runner or a bench sets in it: commands start as they do from a terminal. */
export function terminalEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env
  return inherited
}
