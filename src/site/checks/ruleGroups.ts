/** Groups of rules, in the order of the docs. Rules of a group that every build needs cannot be switched off. */
export const ruleGroups = {
  files: { title: 'Files', about: 'Whether the files of the site exist and can be read.', isNeeded: true },
  text: { title: 'JSON text', about: 'Whether a file is well-formed JSON.', isNeeded: true },
  shape: { title: 'Fields', about: 'Whether a file has the required fields, with valid values.', isNeeded: true },
  pages: { title: 'Pages', about: 'Whether pages are well-formed, and consistent with each other.', isNeeded: false },
  search: { title: 'Search engines', about: 'How pages appear in search results and shared links.', isNeeded: false },
  links: { title: 'Links', about: 'Whether links work.', isNeeded: false },
  menus: { title: 'Menus', about: 'Whether the header and the footer are complete and fit the screen.', isNeeded: false },
  texts: { title: 'Texts', about: 'Mistakes in texts that visitors would see.', isNeeded: false },
  sections: { title: 'Sections', about: 'Whether the fields of a section are consistent.', isNeeded: false },
  accessibility: { title: 'Accessibility', about: 'Whether people with disabilities can use the page.', isNeeded: false },
  dates: { title: 'Dates', about: 'Whether facts are up to date and dates are plausible.', isNeeded: false },
  unused: { title: 'Unused', about: 'Content that is never shown.', isNeeded: false },
  safety: { title: 'Safety', about: 'Content that must not be published.', isNeeded: false },
  redirects: { title: 'Redirects', about: 'Whether old addresses lead to pages, in one hop.', isNeeded: false },
  theme: { title: 'Theme', about: 'Whether text is readable in the colours of the theme.', isNeeded: false },
} as const satisfies Record<string, { title: string; about: string; isNeeded: boolean }>

/** The name of a group. */
export type RuleGroup = keyof typeof ruleGroups
