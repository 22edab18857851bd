import { CONFIG_VERSION } from '#schemas/configVersion.ts'
import { deriveColors } from '#src/site/theme/deriveColors.ts'
import type { SiteKind } from './choices.ts'
import type { Look } from './looks.ts'
import type { EntryWords, LanguagePack, OfferWords, PageWords, PointWords } from './languagePack.ts'
import { MOTIF } from './starterMotifs.ts'
import { type DrawText, starterPictures } from './starterPictures.ts'

/**
 * The answers for a new site; `language` is its tag, `colour` is `#rrggbb`, `today` is `YYYY-MM-DD`. `draw` draws its name for the logo.
 */
export type Start = {
  name: string
  colour: string
  language: string
  kind: SiteKind
  url: string
  mail: string
  today: string
  look?: Look | undefined
  draw?: DrawText | undefined
}

/** The files of a config folder, by relative path: values of JSON files, and texts of others. */
export type ConfigFiles = Record<string, string | Record<string, unknown>>

/** The config of a new site in its language: home, about, contact, legal, the not-found page, and one collection. */
export function starterConfig(start: Start, pack: LanguagePack): ConfigFiles {
  const { name, colour, language, kind, url, mail, today, look, draw } = start
  const offer = pack.offers[kind]
  const filled = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
      typeof inner === 'string' ? inner.replaceAll('{name}', () => name).replaceAll('{mail}', () => mail) : inner,
    ) as Value
  const { about, contact, legal, notFound, home, labels, description } = filled(pack)
  const { entries, folder, ...index } = filled(offer)
  const meta = ({ path: _path, ...page }: PageWords) => metaOf(page, today)
  const toContact = (look: 'primary' | 'secondary') => ({ label: contact.name, href: contact.path, look })
  const invitation = {
    type: 'callToAction',
    variant: look?.bands.invitation ?? 'card',
    title: labels.invitation,
    text: labels.invitationText,
    actions: [toContact('primary')],
  }
  const opening = { type: 'hero', variant: 'plain', tone: look?.inner.tone ?? 'tint', reveal: false }
  const toned = (tone: string | undefined) => (tone === undefined || tone === 'plain' ? {} : { tone })
  const colors = deriveColors(colour, {})
  const corner = look?.theme.radius?.control
  const { svg: logo, width, height } = starterPictures.logo(name, colors, { draw, corner })
  const welcome = { src: '/assets/welcome.svg', ...MOTIF }
  const footer = (order: number) => [{ menu: 'footer', column: 'pages', order }]

  return {
    'site.json': {
      $schema: '.schemas/site.schema.json',
      configVersion: CONFIG_VERSION,
      name,
      url,
      language,
      description,
      titleSuffix: name,
      logo: { src: '/assets/logo.svg', width, height },
      favicon: '/assets/favicon.svg',
      organization: { legalName: name, email: mail },
    },
    'theme.json': { $schema: '.schemas/theme.schema.json', brand: colour, ...look?.theme },
    'header.json': {
      $schema: '.schemas/header.schema.json',
      ...look?.header,
      entries: [
        { key: 'offer', title: index.name, path: index.path, hasDropdown: true, groups: [{ key: 'all', productTitle: index.name }] },
        { key: 'about', title: about.name, path: about.path },
      ],
      actions: [{ label: contact.name, href: contact.path }],
    },
    'footer.json': {
      $schema: '.schemas/footer.schema.json',
      ...look?.footer,
      text: description,
      columns: [
        { key: 'offer', title: index.name },
        { key: 'pages', title: labels.pages },
      ],
      support: { label: labels.mail, email: mail },
      legal: [{ label: legal.name, location: legal.path }],
      copyright: `© ${today.slice(0, 4)} ${name}`,
    },
    'pages/index.json': {
      ...schemaAt('../'),
      ...metaOf(home, today),
      icon: index.icon,
      sections: [
        {
          type: 'hero',
          ...(look && { variant: look.hero.variant, place: look.hero.place, ...toned(look.hero.tone) }),
          reveal: false,
          title: index.homeTitle,
          lead: index.homeLead,
          actions: [{ label: index.name, href: index.path }, toContact('secondary')],
          ...(look?.hero.variant === 'over' ? { ground: welcome } : { picture: { kind: 'image', alt: labels.picture, ...welcome } }),
        },
        { type: 'entryCards', ...toned(look?.bands.offer), title: index.title, collection: folder, linkLabel: labels.more },
        {
          type: 'featureGrid',
          tone: look?.bands.points ?? 'tint',
          title: labels.pointsTitle,
          look: look?.bands.pointsLook ?? 'plain',
          items: index.points,
        },
        invitation,
      ],
    },
    [`pages${index.path}.json`]: {
      ...schemaAt('../'),
      ...meta(pageOf(index)),
      icon: index.icon,
      kind: 'CollectionPage',
      menus: footer(1),
      sections: [
        { ...opening, title: index.name, lead: index.lead },
        { type: 'entryCards', title: index.title, collection: folder, linkLabel: labels.more },
        invitation,
      ],
    },
    [`pages${about.path}.json`]: {
      ...schemaAt('../'),
      ...meta(pageOf(about)),
      icon: 'users',
      kind: 'AboutPage',
      menus: footer(2),
      sections: [
        { ...opening, title: about.name, lead: about.lead },
        { type: 'principles', variant: 'columns', title: about.bodyTitle, items: about.principles },
        { type: 'callout', icon: 'message-circle', title: about.noteTitle, body: about.note },
        invitation,
      ],
    },
    [`pages${contact.path}.json`]: {
      ...schemaAt('../'),
      ...meta(pageOf(contact)),
      icon: 'mail',
      kind: 'ContactPage',
      menus: footer(3),
      sections: [
        { ...opening, title: contact.name, lead: contact.lead },
        {
          type: 'form',
          title: contact.form.title,
          name: 'contact',
          fields: [
            { kind: 'text', name: 'name', label: contact.form.name, autocomplete: 'name' },
            { kind: 'email', name: 'email', label: contact.form.email, required: true },
            { kind: 'long', name: 'message', label: contact.form.message, required: true },
          ],
          delivery: { kind: 'receiver', subject: contact.form.subject, mail },
          aside: { title: contact.asideTitle, body: contact.aside },
          privacy: { label: legal.name, href: legal.path },
        },
      ],
    },
    [`pages${legal.path}.json`]: {
      ...schemaAt('../'),
      ...meta(pageOf(legal)),
      icon: 'scale',
      sections: [
        { ...opening, title: legal.name, lead: legal.summary },
        { type: 'richText', body: legal.body },
      ],
    },
    'pages/404.json': {
      ...schemaAt('../'),
      ...metaOf(notFound, today),
      icon: 'map-pin-off',
      noindex: true,
      sections: [{ ...opening, title: notFound.title, lead: notFound.lead, actions: [{ label: notFound.action, href: '/' }] }],
    },
    [`collections/${folder}/index.json`]: {
      ...schemaAt('../../', 'collection'),
      path: `${index.path}/{id}`,
      name: index.name,
      parent: index.path,
      defaults: {
        kind: kind === 'services' ? 'Service' : 'WebPage',
        menus: [
          { menu: 'header', entry: 'offer', group: 'all' },
          { menu: 'footer', column: 'offer' },
        ],
      },
      after: [{ type: 'relatedEntries', title: labels.related }, invitation],
    },
    ...Object.fromEntries(
      entries.map((entry, order) => [
        `collections/${folder}/${entry.id}.json`,
        { ...schemaAt('../../'), ...entryPage(entry, order + 1, today, labels.pointsTitle, opening) },
      ]),
    ),
    'assets/logo.svg': logo,
    'assets/favicon.svg': starterPictures.favicon(colors, corner),
    'assets/welcome.svg': starterPictures.welcome(colors, look?.motif ?? 'tiles'),
  }
}

function schemaAt(up: string, kind = 'page') {
  return { $schema: `${up}.schemas/${kind}.schema.json` }
}

function metaOf({ name, title, description, summary }: Omit<PageWords, 'path'>, updated: string) {
  return { name, title, description, summary, updated }
}

function pageOf({ path, name, title, description, summary }: PageWords | Omit<OfferWords, 'entries' | 'folder'>): PageWords {
  return { path, name, title, description, summary }
}

function entryPage(entry: EntryWords, order: number, today: string, pointsTitle: string, opening: object) {
  const { name, icon, lead, points } = entry
  return {
    ...metaOf(entry, today),
    icon,
    order,
    sections: [
      { ...opening, title: name, lead },
      { type: 'featureGrid', title: pointsTitle, columns: 2, items: points satisfies PointWords[] },
    ],
  }
}
