import { hero, page } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import type { Times } from '#src/site/pages/live.ts'

export const pathTaken = rule({
  code: 'E_PATH_TAKEN',
  group: 'files',
  severity: 'error',
  title: 'Two files with the same path',
  about:
    'Two files claim the same address, so one of the pages could not be reached. Drafts and scheduled pages count too, unless one page ' +
    'expires before the other is published.',
  hint: 'Rename or remove one of the two files.',
  example: { file: 'pages/visit/index.json', bad: page('Visit', hero('Visit')), good: null },
  check: ({ claims }) =>
    claims.flatMap(([owner, ...others]) =>
      others.flatMap(({ file, path, saysPath, isDraft, times }) =>
        takesOver(owner!.times, times) || takesOver(times, owner!.times)
          ? []
          : [
              {
                file,
                keyPath: saysPath ? ['path'] : [],
                ...(saysPath && { hint: 'Give this page its own path.' }),
                message: `${path} is already the address of ${owner!.file}${isDraft ? ', so this draft could not be published' : ''}`,
              },
            ],
      ),
    ),
})

/** Whether one page expires before the other is published. */
function takesOver({ expireAt }: Times, { publishAt }: Times): boolean {
  return expireAt !== undefined && publishAt !== undefined && Date.parse(expireAt) <= Date.parse(publishAt)
}
