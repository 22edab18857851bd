/** Fields of a form that belong together, under a heading; `isOpen` says that they show from the start. */
export type FormPart = { title: string; about: string; fields: readonly string[]; isOpen?: boolean }

const pageParts: readonly FormPart[] = [
  {
    title: 'Name and texts',
    about: 'What the page is called, here and in search engines.',
    fields: ['name', 'title', 'description', 'summary'],
    isOpen: true,
  },
  { title: 'Places in menus', about: 'Where visitors find the page.', fields: ['menus'], isOpen: true },
  {
    title: 'When it shows',
    about: 'Drafts, and pages that come and go by themselves.',
    fields: ['draft', 'publishAt', 'expireAt', 'published', 'updated'],
  },
  { title: 'Looks', about: 'Colour and frame of the page.', fields: ['accent', 'icon', 'layout', 'scroll'] },
  {
    title: 'Search and sharing',
    about: 'What search engines and shared links show.',
    fields: ['kind', 'socialImage', 'noindex', 'topics'],
  },
  {
    title: 'Around it',
    about: 'Which pages stand above it and beside it.',
    fields: ['parent', 'related', 'order', 'translates', 'session'],
  },
]

/** The table: by the kind of a file, its fields in groups. Files that are not named show all of them as they come. */
export const formParts: Readonly<Record<string, readonly FormPart[]>> = { page: pageParts, entry: pageParts }
