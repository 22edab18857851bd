import type { GithubRepo } from './githubRepo.ts'

/** Where people open a pull request for a branch by hand, into `base`, or into what the repository has for that. */
export function compareAddress({ host, owner, name }: GithubRepo, base: string | undefined, branch: string): string {
  const written = (path: string) => path.split('/').map(encodeURIComponent).join('/')
  const range = base === undefined ? written(branch) : `${written(base)}...${written(branch)}`
  return `https://${host}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${range}?expand=1`
}
