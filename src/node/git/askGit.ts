import { type GitOptions, runGit } from './runGit.ts'

/** The output of git in a folder, without taking locks. `input` is its standard input. Rejects like `execFile`. */
export async function askGit(dir: string, args: string[], environment: NodeJS.ProcessEnv = {}, input?: string): Promise<string> {
  const options: GitOptions = input === undefined ? { environment } : { environment, input }
  return (await runGit(dir, args, options)).stdout
}
