import { runGit } from './runGit.ts'

/** What git prints when it is run in a folder, without taking locks. Rejects as `execFile` does. */
export async function askGit(dir: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  return (await runGit(dir, args, { environment })).stdout
}
