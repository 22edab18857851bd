/** First labels of the hosts of test sites. */
const TRIAL = /^https:\/\/(?:[a-z0-9-]+\.)*?(?:staging|stage|stg|preprod|uat)\d*[.-]/
const OWN_TRIAL = /^https:\/\/(?:www\.)?(?:(?:dev|develop|development|test|testing|preview|qa|sandbox|beta|demo|alpha|new|old)\d*)[.-]/
/** Services with hosts for test sites and developers’ computers, and patterns of their first labels. */
const LENT: readonly [host: string, label: RegExp][] = [
  ['.netlify.app', /--/],
  ['.vercel.app', /-git-/],
  ['.pages.dev', /^[a-z0-9]{8}\./],
  ['.ngrok.io', /^/],
  ['.ngrok.app', /^/],
  ['.ngrok-free.app', /^/],
  ['.trycloudflare.com', /^/],
  ['.loca.lt', /^/],
]

function isLent(href: string): boolean {
  const host = href.slice('https://'.length).split(/[/?#:]/, 1)[0]!
  return LENT.some(([end, label]) => host.endsWith(end) && label.test(host.slice(0, 1 - end.length)))
}

/** Addresses of workplaces, with what visitors find there. */
const WORKPLACES: { form: RegExp; what: string }[] = [
  {
    form: /^https:\/\/docs\.google\.com\/(?:document|spreadsheets|presentation|forms|drawings)\/.*(?:\/edit\b|[?&]usp=(?:sharing|share_link|drive_link))/,
    what: 'opens a Google document for editing, or asks visitors to log in',
  },
  {
    form: /^https:\/\/drive\.google\.com\/(?:file|drive|open|folders)\b/,
    what: 'opens a file or folder on Google Drive, or asks visitors to log in',
  },
  {
    form: /^https:\/\/(?:[a-z0-9-]+\.sharepoint\.com\/:[a-z]:\/|onedrive\.live\.com\/edit|www\.dropbox\.com\/home\b|1drv\.ms\/[a-z]\/)/,
    what: 'opens a shared office file, or asks visitors to log in',
  },
  {
    form: /^https:\/\/(?:www\.)?(?:figma\.com\/(?:file|design|board)|canva\.com\/design\/[^?#]*\/edit|miro\.com\/app\/board|notion\.so\/[a-z0-9-]+\/[^?#]*\?pvs=)/,
    what: 'opens a working copy for editing',
  },
  {
    form: /^https:\/\/[^?#]*\/(?:wp-admin\b|wp-login\.php|administrator\/?$|admin\/?$)|^https:\/\/[^#]*[?&](?:preview=true|preview_id=\d)/,
    what: 'leads to an administration page, or to an unpublished page',
  },
  {
    form: /^https:\/\/(?:github\.com\/[^?#]+\/edit\/|(?:mail|calendar)\.google\.com\/(?:mail|calendar)\/u\/\d|www\.linkedin\.com\/company\/[^/?#]+\/admin|studio\.youtube\.com\b|analytics\.google\.com\b|search\.google\.com\/search-console|business\.facebook\.com\/(?:latest|home)|app\.netlify\.com\b)/,
    what: 'is a page for users who are logged in',
  },
]

/** What is wrong with an internal address; `isOwn`: it is the host of the site or a subdomain of it. */
export function workFault(href: string, isOwn: boolean): string | undefined {
  if (!href.startsWith('https://')) return undefined
  if (TRIAL.test(href) || isLent(href) || (isOwn && OWN_TRIAL.test(href))) return 'is a test site'
  return WORKPLACES.find(({ form }) => form.test(href))?.what
}
