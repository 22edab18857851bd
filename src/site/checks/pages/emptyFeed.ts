import { rule } from '#src/site/checks/rule.ts'

const INDEX = 'collections/breads/index.json'
const feeds = (of: string) =>
  `"name": "Breads",\n  "feeds": { "title": "Breads", "description": "What comes out of the oven.", "of": ["${of}"] }`

export const emptyFeed = rule({
  code: 'E_EMPTY_FEED',
  group: 'pages',
  severity: 'error',
  title: 'Feeds of nothing',
  about: 'Feeds of tags or of authors are asked for, but the collection declares no tags, or names no collection of authors.',
  advice: 'Declare tags or authors in the same file, or remove the word from "of".',
  example: { file: INDEX, replaces: '"name": "Breads"', bad: feeds('tags'), good: feeds('all') },
  ignoresWords: true,
  check: ({ collections }) =>
    Object.entries(collections).flatMap(([name, { feeds: own, tags, authors }]) =>
      (own?.of ?? []).flatMap((of, index) => {
        const place = { file: `collections/${name}/index.json`, keyPath: ['feeds', 'of', index] }
        if (of === 'tags' && Object.keys(tags).length === 0)
          return [{ ...place, message: 'there are no feeds of tags, because this file declares no tags' }]
        if (of === 'authors' && authors === undefined)
          return [{ ...place, message: 'there are no feeds of authors, because this file names no collection of authors' }]
        return []
      }),
    ),
})
