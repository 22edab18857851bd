import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'
import { siteNow } from '#src/node/dev/editor/siteNow.ts'
import { pageList } from './pageList.ts'
import type { PageList } from './pagesWire.ts'

/** The table: the endpoint of the list of pages. */
export const pagesEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/pages': {
    method: 'GET',
    async answer(desk) {
      const { site, problems } = siteNow(desk)
      if (!site) return refused(409, 'The site has not built successfully yet.')
      return { status: 200, body: (await pageList(desk, { site, problems })) satisfies PageList }
    },
  },
}
