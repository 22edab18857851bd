import { runGit } from './runGit.ts'

/** The output of git in a folder, without taking locks. Rejects like `execFile`. */
export async function askGit(dir: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  return (await runGit(dir, args, { environment })).stdout
}
