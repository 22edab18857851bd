/** Related fields of a form under a heading; with `isOpen` they are expanded initially. */
export type FormPart = { title: string; about: string; fields: readonly string[]; isOpen?: boolean }

const pageParts: readonly FormPart[] = [
  {
    title: 'Name and texts',
    about: 'The name of the page on the site and in search engines.',
    fields: ['name', 'title', 'description', 'summary'],
    isOpen: true,
  },
  { title: 'Fields', about: 'The fields that the collection of the page declares.', fields: ['fields'], isOpen: true },
  { title: 'Places in menus', about: 'Menus that link to the page.', fields: ['menus'], isOpen: true },
  {
    title: 'Publication',
    about: 'Draft, publication date and expiry date.',
    fields: ['draft', 'publishAt', 'expireAt', 'published', 'updated'],
  },
  { title: 'Appearance', about: 'Colour and layout of the page.', fields: ['cover', 'accent', 'icon', 'layout', 'scroll'] },
  { title: 'Authors and tags', about: 'Who wrote the page, and what it belongs to.', fields: ['authors', 'tags', 'series'] },
  {
    title: 'Search and sharing',
    about: 'Texts for search engines and shared links.',
    fields: ['kind', 'socialImage', 'noindex', 'topics', 'feedId'],
  },
  {
    title: 'Related pages',
    about: 'The parent page and neighbouring pages.',
    fields: ['parent', 'related', 'order', 'translates', 'session'],
  },
]

/** The groups of fields by kind of file. Other files show all fields in their order. */
export const formParts: Readonly<Record<string, readonly FormPart[]>> = { page: pageParts, entry: pageParts }
