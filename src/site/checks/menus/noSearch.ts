import { rule } from '#src/site/checks/rule.ts'
import { searchPage } from '#src/site/pages/searchPage.ts'

export const noSearch = rule({
  code: 'E_NO_SEARCH',
  group: 'menus',
  severity: 'error',
  title: 'Search button without a search page',
  about: 'The header has a search button, but no page has the section that searches the site, so the button leads nowhere.',
  hint: 'Add a page such as pages/search.json with a section of the type siteSearch, or remove "search" from header.json.',
  example: {
    file: 'header.json',
    replaces: '"actions": [',
    bad: '"search": true,\n  "actions": [',
    good: '"search": false,\n  "actions": [',
  },
  ignoresWords: true,
  check: ({ header, pages, isWhole, knowsAllPaths }) =>
    header?.search && isWhole && knowsAllPaths && !searchPage({ pages })
      ? [{ file: 'header.json', keyPath: ['search'], message: 'no published page has a section of the type siteSearch' }]
      : [],
})
