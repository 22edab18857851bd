import { z } from 'zod'
import { editorHistory } from '#src/node/dev/editor/editorHistory.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import type { LibraryFile } from '#src/node/dev/editor/wire.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { assetLibrary } from './assetLibrary.ts'
import { assetUses } from './assetUses.ts'

const Removal = z.strictObject({ path: z.string().startsWith('/assets/').max(400) })

/** The table: the endpoints of the files of a site. `library` lists them, `take-out` deletes one that nothing uses. */
export const libraryEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/library': {
    method: 'GET',
    answer: ({ configDir }) => ({ status: 200, body: { files: assetLibrary(configDir) satisfies LibraryFile[] } }),
  },
  '/_dev/edit/take-out': {
    method: 'POST',
    answer: ofShape(Removal, 'The request does not name a file.', (desk, { path }) => {
      if (!loadDraft(desk.configDir, []).config?.assets.includes(path)) return refused(409, `${path} no longer exists.`)
      const uses = assetUses(configBefore(desk.configDir)).get(path) ?? []
      if (uses.length > 0) {
        const files = [...new Set(uses.map(({ file, text }) => text?.file ?? file))]
        return refused(409, `${path} was not deleted, because it is used in ${files.join(', ')}.`)
      }
      const failed = desk.editing!.takeOut(path.slice(1))
      return failed ? refused(409, failed.failure) : { status: 200, body: { history: editorHistory(desk) } }
    }),
  },
}
