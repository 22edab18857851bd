/** A part of the site in the list: a file and its related fields, or all fields if they are left out. */
export type SiteArea = { name: string; about: string; file: string; fields?: readonly string[] }

const WORDS = ['words', 'toolResults']
const SERVICES = ['forms', 'backends', 'booking', 'analytics', 'errorReports', 'markdown', 'robots']
const LIMITS = ['configVersion', 'security', 'sectionPackages', 'rules', 'budgets', 'allowedRedirectHosts']
const COMPANY = [
  'name',
  'description',
  'url',
  'titleSuffix',
  'logo',
  'favicon',
  'appleTouchIcon',
  'socialImage',
  'socialCards',
  'newsSitemap',
  'organization',
  'language',
  'languages',
  'addresses',
]

/** The parts of the site, in list order. */
export const siteAreas: readonly SiteArea[] = [
  { name: 'Header and menus', about: 'Layout, entries, drop-down menus, buttons, announcement', file: 'header.json' },
  { name: 'Footer', about: 'Columns of links, contact, copyright', file: 'footer.json' },
  { name: 'Colours and fonts', about: 'Brand colour, fonts, corners, buttons', file: 'theme.json' },
  { name: 'Company', about: 'Name, logo, address, languages', file: 'site.json', fields: COMPANY },
  { name: 'Words', about: 'Buttons, messages and labels', file: 'site.json', fields: WORDS },
  { name: 'Forms and services', about: 'Form recipients, booking, analytics, machine readers', file: 'site.json', fields: SERVICES },
  { name: 'Redirects', about: 'Old addresses and where they lead', file: 'redirects.json' },
  { name: 'Rules and limits', about: 'What is checked, and how strictly', file: 'site.json', fields: LIMITS },
]
