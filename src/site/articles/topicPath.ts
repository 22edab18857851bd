import type { Topic } from '#src/site/pages/generatedView.ts'
import type { SitePage } from '#src/site/site.ts'

const indexes = new WeakMap<readonly SitePage[], Map<string, string>>()

/** The path of the page of a tag or a series among pages of one language; undefined if it has none. */
export function topicPath(pages: readonly SitePage[], { collection, by, id }: Topic): string | undefined {
  let paths = indexes.get(pages)
  if (!paths) {
    paths = new Map()
    for (const { generated, path } of pages) {
      const topic = generated?.shows.topic
      if (topic) paths.set(keyOf(topic), path)
    }
    indexes.set(pages, paths)
  }
  return paths.get(keyOf({ collection, by, id }))
}

function keyOf({ collection, by, id }: Topic): string {
  return `${collection}/${by}/${id}`
}
