import type { Published } from './publishConfig.ts'

/** What was published, as sentences of a line each, and why it did not go as far as was asked. */
export function publishedText(
  { hash, files, pushed, pullRequest, link, unfinished }: Exclude<Published, { failure: string }>,
  branch: string,
): { done: string[]; unfinished: string | undefined } {
  const what = files.length === 1 ? '1 file' : `${files.length} files`
  const where = pushed === undefined ? '' : `, pushed to ${pushed}`
  return {
    done: [
      files.length === 0
        ? `The branch ${branch} has all of it already, as ${hash.slice(0, 10)}${where}.`
        : `Committed ${what} as ${hash.slice(0, 10)} on ${branch}${where}.`,
      ...(pullRequest ? [`${pullRequest.isNew ? 'Pull request' : 'It goes on in the pull request that is open'}: ${pullRequest.url}`] : []),
      ...(link !== undefined ? [`Ask for a review at ${link}`] : []),
    ],
    unfinished,
  }
}
