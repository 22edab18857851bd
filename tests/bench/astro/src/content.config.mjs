import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'astro/loaders'
import { defineCollection, reference, z } from 'astro:content'

/*
 * The contract of the site as a careful user of Astro writes it: strict objects, limits and patterns as in schemas/, references to other
 * collections, and superRefine for what must agree within one file. What needs several files has no place in a schema.
 */

const plain = (max) => z.string().min(1).max(max).regex(/\S/).refine((words) => !/\b[sr]k_(?:live|test)_|-----BEGIN|\$\{[A-Za-z_]/.test(words), 'no secrets and no variables')
const line = (max) => plain(max).refine((words) => !/[\u0000-\u001f\u007f]/.test(words), 'must be one line')
const text = (max) => plain(max)
const Label = line(60)
const Title = line(120)
const Sentence = text(320)
const Markdown = text(60_000)
const Slug = z.string().max(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const Day = z.string().date()
const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const Moment = z.string().max(30).regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/).refine((moment) => !Number.isNaN(Date.parse(moment)) && new Date(moment.slice(0, 10)).toISOString().startsWith(moment.slice(0, 10)))
const times = { publishAt: Moment.optional(), expireAt: Moment.optional() }
const isOrdered = ({ publishAt, expireAt }) => publishAt === undefined || expireAt === undefined || Date.parse(expireAt) > Date.parse(publishAt)
const EditorSchema = z.string().max(200).optional()

const icons = new Set(JSON.parse(readFileSync('icons.json', 'utf8')))
const IconName = z.string().max(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).refine((name) => icons.has(name), 'there is no such icon')

const asset = (name) => z.string().max(200).regex(name).refine((path) => existsSync(`config${path}`), 'there is no such file')
const AssetPath = asset(/^\/assets\/[a-z0-9._/-]+\.(?:svg|png|jpg|webp|avif|ico)$/)
const SharedPicture = asset(/^\/assets\/[a-z0-9._/-]+\.(?:png|jpg|webp)$/)

/** A path of the site as a reference to the entry that makes the page. */
const toEntry = (path) => {
  const plain = path.split(/[?#]/)[0]
  const bread = /^\/breads\/(.+)$/.exec(plain)
  return bread ? { collection: 'breads', id: bread[1] } : { collection: 'pages', id: plain === '/' ? 'index' : plain.slice(1) }
}
const Entry = z.union([reference('pages'), reference('breads')])
const PagePath = z.string().max(300).regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[a-z0-9=&-]+)?(?:#[a-z0-9-]+)?$/).transform(toEntry).pipe(Entry)
const InternalHref = z.string().regex(/^\/(?![/\\])[^\u0000-\u0020\\<>"]*$/).transform(toEntry).pipe(Entry)
const ForeignHref = z.string().max(2048).regex(/^(?:#|https:\/\/[a-z0-9]|mailto:[^\s@]+@|tel:\+?[0-9])[^\s\p{C}\\<>"]*$/u).refine((href) => !href.startsWith('https:') || URL.canParse(href))
const Href = z.union([InternalHref, ForeignHref])
const HttpsUrl = z.string().max(2048).regex(/^https:\/\/[a-z0-9]/i).url().refine((url) => URL.canParse(url) && new URL(url).username === '')

const Action = z.strictObject({
  label: Label,
  href: Href,
  look: z.enum(['primary', 'secondary', 'quiet']).optional(),
  newTab: z.boolean().optional(),
  opens: z.enum(['page', 'booking']).optional(),
})
const heading = { eyebrow: Label.optional(), title: Title, lead: Sentence.optional() }
const common = {
  ...times,
  id: Slug.optional(),
  tone: z.enum(['plain', 'tint', 'deep']).optional(),
  reveal: z.union([z.literal(false), z.strictObject({ durationMs: z.number().int().optional(), shiftPx: z.number().int().optional(), threshold: z.number().optional() })]).optional(),
}
const section = (type, fields) => z.strictObject({ type: z.literal(type), ...common, ...fields })
const Source = z.strictObject({ label: line(160), url: HttpsUrl.optional(), checkedOn: Day })
const columns = z.union([z.literal(2), z.literal(3), z.literal(4)]).optional()
const field = { name: Slug, label: Label, help: line(200).optional(), required: z.boolean().optional() }

const shown = [
  section('hero', { variant: z.enum(['split', 'centered', 'plain']).optional(), eyebrow: Label.optional(), title: Title, highlight: line(60).optional(), lead: Sentence, actions: z.array(Action).max(3).optional(), notes: z.array(line(80)).max(4).optional() }),
  section('proofStrip', { title: Label.optional(), items: z.array(z.strictObject({ icon: IconName, text: line(90) })).min(2).max(6) }),
  section('featureGrid', { ...heading, columns, look: z.enum(['cards', 'plain']).optional(), items: z.array(z.strictObject({ icon: IconName, title: Title, text: Sentence, href: Href.optional(), linkLabel: Label.optional() })).min(2).max(12) }),
  section('dataTable', { ...heading, caption: line(160), columns: z.array(Label).min(2).max(6), rows: z.array(z.array(line(200)).min(2).max(6)).min(1).max(40), note: Sentence.optional() }),
  section('entryCards', { ...heading, collection: reference('families').optional(), paths: z.array(PagePath).max(24).optional(), columns, linkLabel: Label.optional() }),
  section('faq', { ...heading, items: z.array(z.strictObject({ question: line(160), answer: Markdown })).min(1).max(20) }),
  section('stats', { ...heading, items: z.array(z.strictObject({ value: line(24), label: line(160), source: Source })).min(1).max(4), sourceLabel: Label.optional() }),
  section('comparisonTable', { ...heading, caption: line(160), ours: Label, theirs: Label, checkedOn: Day, rows: z.array(z.strictObject({ topic: line(100), ours: line(260), theirs: z.union([z.literal('not-published'), z.strictObject({ text: line(260), source: Source })]), same: z.boolean().optional() })).min(1).max(40) }),
  section('callToAction', { variant: z.enum(['band', 'card']).optional(), title: Title, text: Sentence.optional(), actions: z.array(Action).min(1).max(2) }),
  section('richText', { title: Title.optional(), body: Markdown.optional(), file: z.string().max(120).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/).optional(), width: z.enum(['reading', 'wide']).optional() }),
  section('tableOfContents', { title: Label.optional() }),
  section('relatedEntries', { title: Label.optional(), paths: z.array(PagePath).max(6).optional(), neighbours: z.boolean().optional() }),
  section('linkGroups', { ...heading, groups: z.array(z.strictObject({ title: Label, links: z.array(z.strictObject({ label: Label, href: Href })).min(1).max(20) })).min(1).max(6) }),
  section('integrationsDirectory', { ...heading, categories: z.array(z.strictObject({ id: Slug, label: Label })).min(1).max(12), items: z.array(z.strictObject({ name: line(60), category: Slug, text: Sentence, data: line(120), status: z.enum(['available', 'on-request', 'planned']) })).min(1).max(120) }),
  section('form', {
    ...heading,
    name: Slug,
    fields: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...field, kind: z.literal('text'), maxLength: z.number().int().optional(), autocomplete: z.enum(['name', 'given-name', 'family-name', 'organization', 'organization-title', 'tel', 'url', 'off']).optional() }),
        z.strictObject({ ...field, kind: z.literal('email') }),
        z.strictObject({ ...field, kind: z.literal('long'), maxLength: z.number().int().optional() }),
        z.strictObject({ ...field, kind: z.literal('number'), min: z.number().int().optional(), max: z.number().int().optional() }),
        z.strictObject({ ...field, kind: z.literal('choice'), options: z.array(z.strictObject({ value: Slug, label: Label })).min(2).max(20), fromQuery: Slug.optional() }),
        z.strictObject({ ...field, kind: z.literal('agreement'), text: Markdown }),
      ]),
    ).min(1).max(15),
    submitLabel: Label.optional(),
    delivery: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('mailto'), to: z.string().email(), subject: line(120) }),
      z.strictObject({ kind: z.literal('endpoint'), service: z.enum(['admin', 'user']), path: z.string().max(200).regex(/^\/[a-z0-9/-]*$/) }),
    ]),
    success: z.strictObject({ title: Label, text: Sentence }),
  }),
]
const Shown = z.discriminatedUnion('type', shown)
const Section = z.discriminatedUnion('type', [...shown, section('fragment', { fragment: reference('fragments') })])

/** What must agree inside the sections of one file. */
const agree = (sections, context) => {
  const fault = (path, message) => context.addIssue({ code: z.ZodIssueCode.custom, path, message })
  const anchors = new Set()
  let mains = 0
  for (const [index, section] of sections.entries()) {
    if (section.id !== undefined && anchors.has(section.id)) fault([index, 'id'], 'this anchor is used twice')
    anchors.add(section.id)
    if (!isOrdered(section)) fault([index, 'expireAt'], 'must come after publishAt')
    if (section.title !== undefined && section.type !== 'hero' && mains === 0 && sections.some(({ type }) => type === 'hero')) fault([index], 'stands above the main heading')
    if (section.type === 'hero') {
      mains += 1
      if (mains > 1) fault([index], 'this is a second main heading')
      if (section.highlight !== undefined && !section.title.includes(section.highlight)) fault([index, 'highlight'], 'these words are not in the title')
    }
    if (section.type === 'featureGrid') {
      for (const [place, { href, linkLabel }] of section.items.entries()) if ((href === undefined) !== (linkLabel === undefined)) fault([index, 'items', place], 'a link needs href and linkLabel')
    }
    if (section.type === 'dataTable') {
      for (const [place, row] of section.rows.entries()) if (row.length !== section.columns.length) fault([index, 'rows', place], 'a row needs one value for each column')
    }
    if (section.type === 'richText' && section.body === undefined && section.file === undefined) fault([index], 'needs body or file')
    if (section.type === 'entryCards' && section.collection === undefined && !section.paths?.length) fault([index], 'needs collection or paths')
    if (section.type === 'integrationsDirectory') {
      for (const [place, { category }] of section.items.entries()) if (!section.categories.some(({ id }) => id === category)) fault([index, 'items', place, 'category'], 'there is no such category')
    }
    if (section.type === 'form') {
      for (const [place, { name }] of section.fields.entries()) if (section.fields.findIndex((other) => other.name === name) < place) fault([index, 'fields', place, 'name'], 'this name is used twice')
    }
  }
  return mains
}

const Placement = z.discriminatedUnion('menu', [
  z.strictObject({ menu: z.literal('header'), entry: Slug, group: Slug, service: Label.optional(), feature: line(90).optional(), icon: IconName.optional(), order: z.number().int().optional() }),
  z.strictObject({ menu: z.literal('footer'), column: Slug, label: Label.optional(), order: z.number().int().optional() }),
])
const kind = z.enum(['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'Product', 'Service', 'Article', 'DefinedTerm', 'SoftwareTool']).optional()
const Page = z.strictObject({
  $schema: EditorSchema,
  name: Label,
  title: line(120).refine((title) => /[\p{L}\p{N}]/u.test(title), 'must hold words'),
  description: text(320),
  summary: line(200),
  icon: IconName.optional(),
  kind,
  layout: z.enum(['main', 'bare']).optional(),
  menus: z.array(Placement).max(6).optional(),
  parent: PagePath.optional(),
  related: z.array(PagePath).max(8).optional(),
  topics: z.array(Label).max(4).optional(),
  order: z.number().int().optional(),
  updated: Day,
  published: Day.optional(),
  socialImage: SharedPicture.optional(),
  noindex: z.boolean().optional(),
  draft: z.boolean().optional(),
  ...times,
  sections: z.array(Section).min(1).max(60).superRefine((sections, context) => {
    if (agree(sections, context) === 0) context.addIssue({ code: z.ZodIssueCode.custom, message: 'the page has no main heading' })
  }),
})
  .refine(isOrdered, { path: ['expireAt'], message: 'must come after publishAt' })
  .refine(({ kind }) => kind !== 'DefinedTerm', { path: ['kind'], message: 'the page explains no term' })

const Family = z.strictObject({
  $schema: EditorSchema,
  path: z.string().max(200).regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+\{id\}$/),
  name: Label,
  parent: PagePath.optional(),
  defaults: z.strictObject({ icon: IconName.optional(), kind, menus: z.array(Placement).max(6).optional(), topics: z.array(Label).max(4).optional() }).optional(),
  before: z.array(Section).max(10).superRefine(agree).optional(),
  after: z.array(Section).max(10).superRefine(agree).optional(),
})

const MenuItem = z.strictObject({ service: Label, feature: line(90).optional(), location: Href, icon: IconName, newTab: z.boolean().optional() })
const unique = (items, context) => {
  for (const [index, { key }] of items.entries()) if (items.findIndex((other) => other.key === key) < index) context.addIssue({ code: z.ZodIssueCode.custom, path: [index, 'key'], message: 'this key is used twice' })
}
const Header = z.strictObject({
  $schema: EditorSchema,
  entries: z.array(
    z.strictObject({
      key: Slug,
      title: line(24),
      path: z.union([z.literal(''), PagePath]).optional(),
      leftOffset: z.number().int().min(-800).max(800).optional(),
      hasDropdown: z.boolean().optional(),
      groups: z.array(z.strictObject({ key: Slug, productTitle: Label, tagContent: line(24).optional(), tagColor: Color.optional(), items: z.array(MenuItem).max(12).optional() })).max(4).superRefine(unique).optional(),
    })
      .refine(({ hasDropdown = false, groups = [] }) => hasDropdown === groups.length > 0, { path: ['hasDropdown'], message: 'hasDropdown must be true exactly when there are groups' })
      .refine(({ hasDropdown, path }) => hasDropdown || (path !== undefined && path !== ''), { path: ['path'], message: 'an entry needs a path, a dropdown or both' }),
  ).min(1).max(8).superRefine(unique),
  actions: z.array(Action).max(4).optional(),
})

const FooterLink = z.strictObject({ label: Label, location: Href, newTab: z.boolean().optional() })
const Footer = z.strictObject({
  $schema: EditorSchema,
  text: text(240).optional(),
  images: z.array(z.strictObject({ src: AssetPath, alt: z.string().max(160), decorative: z.boolean().optional(), width: z.number().int(), height: z.number().int() }).refine(({ alt, decorative }) => decorative || alt.trim() !== '', { path: ['alt'], message: 'says nothing' })).max(4).optional(),
  columns: z.array(z.strictObject({ key: Slug, title: Label, items: z.array(FooterLink).max(16).optional() })).min(1).max(6).superRefine(unique),
  action: Action.optional(),
  support: z.strictObject({ label: Label, email: z.string().email() }),
  social: z.array(z.strictObject({ network: z.enum(['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'github']), label: Label, href: HttpsUrl })).max(6).optional(),
  legal: z.array(FooterLink).max(6).optional(),
  copyright: line(160),
})

const words = ['skipToContent', 'home', 'breadcrumb', 'mainNavigation', 'footerNavigation', 'menu', 'openMenu', 'closeMenu', 'backToTop', 'loading', 'newTab', 'retry', 'close']
const Site = z.strictObject({
  $schema: EditorSchema,
  name: line(40),
  version: z.literal(1).optional(),
  rules: z.record(z.string().max(60), z.enum(['off', 'warn', 'error'])).optional(),
  url: HttpsUrl.refine((url) => !URL.canParse(url) || new URL(url).origin === url),
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/).optional(),
  description: text(320),
  titleSuffix: line(40),
  logo: z.strictObject({ src: AssetPath, srcOnDark: AssetPath, width: z.number().int().min(1).max(1000), height: z.number().int().min(1).max(400) }),
  favicon: AssetPath,
  appleTouchIcon: AssetPath.optional(),
  socialImage: SharedPicture.optional(),
  organization: z.strictObject({ legalName: line(120), email: z.string().email(), sameAs: z.array(HttpsUrl).max(8).optional() }),
  backends: z.strictObject({ admin: HttpsUrl, user: HttpsUrl, cdn: HttpsUrl }),
  booking: z.strictObject({ url: HttpsUrl.refine((url) => URL.canParse(url) && new URL(url).hostname === 'calendly.com') }).optional(),
  analytics: z.strictObject({ trackingId: z.string().regex(/^G-[A-Z0-9]{6,12}$/).optional(), consent: z.enum(['advanced', 'strict', 'none']).optional() }).optional(),
  errorReports: z.strictObject({ dsn: z.string().max(300).regex(/^https:\/\/[a-z0-9]+@[a-z0-9.-]+(?:\/[a-z0-9-]+)*\/[0-9]+$/).optional() }).optional(),
  allowedRedirectHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).max(20).optional(),
  words: z.strictObject(Object.fromEntries(words.map((word) => [word, line(120).optional()]))).optional(),
})

const tokens = ['primary', 'primaryHover', 'onPrimary', 'primaryText', 'primaryTextHover', 'primaryOnDark', 'tint', 'tintStrong', 'decorative', 'ink', 'text', 'muted', 'line', 'control', 'surface', 'background', 'subtle', 'link', 'linkHover', 'linkOnDark', 'error', 'warning', 'success']
const Theme = z.strictObject({
  $schema: EditorSchema,
  colors: z.strictObject(Object.fromEntries(tokens.map((token) => [token, Color]))),
  font: z.strictObject({
    family: z.string().max(60).regex(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/),
    files: z.array(z.strictObject({ src: asset(/^\/assets\/[a-z0-9._/-]+\.woff2$/), unicodeRange: z.string().optional(), preload: z.boolean().optional() })).min(1).max(4),
    weights: z.string().regex(/^\d{3}(?: \d{3})?$/).optional(),
  }),
  radius: z.strictObject({ control: z.number().int().min(0).max(40), card: z.number().int().min(0).max(60), panel: z.number().int().min(0).max(80) }).optional(),
})

const Redirects = z.strictObject({
  $schema: EditorSchema,
  redirects: z.array(
    z.strictObject({ from: z.string().max(300).regex(/^\/[a-zA-Z0-9/._~-]*$/), to: z.union([PagePath, HttpsUrl]), status: z.union([z.literal(301), z.literal(302), z.literal(308)]).optional() }),
  ).max(5000).superRefine((redirects, context) => {
    for (const [index, { from }] of redirects.entries()) if (redirects.findIndex((other) => other.from === from) < index) context.addIssue({ code: z.ZodIssueCode.custom, path: [index, 'from'], message: 'this path is redirected twice' })
  }),
})

const one = (file, schema) => defineCollection({ loader: glob({ base: './config', pattern: file }), schema })

export const collections = {
  site: one('site.json', Site),
  theme: one('theme.json', Theme),
  header: one('header.json', Header),
  footer: one('footer.json', Footer),
  redirects: one('redirects.json', Redirects),
  pages: defineCollection({ loader: glob({ base: './config/pages', pattern: '**/*.json' }), schema: Page }),
  texts: defineCollection({ loader: glob({ base: './config/pages', pattern: '**/*.md' }) }),
  breads: defineCollection({ loader: glob({ base: './config/collections/breads', pattern: ['*.json', '!index.json'] }), schema: Page }),
  families: defineCollection({ loader: glob({ base: './config/collections', pattern: '*/index.json' }), schema: Family }),
  fragments: defineCollection({ loader: glob({ base: './config/fragments', pattern: '*.json' }), schema: z.strictObject({ $schema: EditorSchema, sections: z.array(Shown).min(1).max(10).superRefine(agree) }) }),
}
