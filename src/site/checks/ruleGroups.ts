/** The table of groups, in the order in which people meet them. Rules of a group that is needed to build cannot be switched off. */
export const ruleGroups = {
  files: { title: 'Files', about: 'Whether the files that make the site are there and can be read.', isNeeded: true },
  text: { title: 'JSON text', about: 'Whether a file is well-formed JSON.', isNeeded: true },
  shape: { title: 'Fields', about: 'Whether a file has the fields it needs, with values that fit.', isNeeded: true },
  pages: { title: 'Pages', about: 'What must be right within a page, and between pages.', isNeeded: false },
  search: { title: 'Search engines', about: 'What search results and shared links show of a page.', isNeeded: false },
  links: { title: 'Links', about: 'Whether links lead somewhere.', isNeeded: false },
  menus: { title: 'Menus', about: 'Whether header and footer can be shown.', isNeeded: false },
  texts: { title: 'Texts', about: 'What readers would see in a text that nobody meant to show.', isNeeded: false },
  sections: { title: 'Sections', about: 'What must agree inside one section.', isNeeded: false },
  accessibility: { title: 'Accessibility', about: 'What people who do not see the page need to be told.', isNeeded: false },
  dates: { title: 'Days', about: 'Whether facts are fresh and days can be right.', isNeeded: false },
  unused: { title: 'Unused', about: 'What is there and is never shown.', isNeeded: false },
  safety: { title: 'Safety', about: 'What must not be published.', isNeeded: false },
  redirects: { title: 'Redirects', about: 'Whether old addresses lead to pages, in one hop.', isNeeded: false },
  theme: { title: 'Theme', about: 'Whether the colours can be read.', isNeeded: false },
} as const satisfies Record<string, { title: string; about: string; isNeeded: boolean }>

/** The name of a group. */
export type RuleGroup = keyof typeof ruleGroups
