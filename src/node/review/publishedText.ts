import type { Published } from './publishConfig.ts'

/** What was published, one sentence per line, and the reason if a requested step failed. */
export function publishedText(
  { hash, files, pushed, pullRequest, link, unfinished }: Exclude<Published, { failure: string }>,
  branch: string,
): { done: string[]; unfinished: string | undefined } {
  const what = files.length === 1 ? '1 file' : `${files.length} files`
  const where = pushed === undefined ? '' : `, pushed to ${pushed}`
  return {
    done: [
      files.length === 0
        ? `The branch ${branch} already has these changes, as ${hash.slice(0, 10)}${where}.`
        : `Committed ${what} as ${hash.slice(0, 10)} on ${branch}${where}.`,
      ...(pullRequest ? [`${pullRequest.isNew ? 'Pull request' : 'Added to the open pull request'}: ${pullRequest.url}`] : []),
      ...(link !== undefined ? [`Request a review at ${link}`] : []),
    ],
    unfinished,
  }
}
