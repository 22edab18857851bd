import type { FileKind } from '#schemas/files.ts'
import type { ShapeName } from './shapes.ts'

/** Text of docs/config.md that does not come from the schemas. */
export const INTRODUCTION = `# Config reference

Every file of a config folder, with all of its fields. \`npm run schemas\` writes this page from the schemas in \`schemas\`, and a test keeps
it complete. The sections that pages show are in [section-types.md](section-types.md), the rules that go beyond single fields in
[rules.md](rules.md).

How to read the tables:

- \`items[].title\` is the field \`title\` of each item of the list \`items\`.
- *default* is the value used when the field is left out; **required** fields cannot be left out; – means that there is no default.
- *one line* is text without line breaks; *text* can contain them. Limits count characters.
- An unknown field is an error, so that a misspelt one is noticed. \`null\` is not allowed: leave the field out.

[Values](#values) explains what fields of many files have in common: links, names and anchors, icons, files, Markdown, colours, days and
times, buttons, pictures, sources, addresses, places in menus, budgets.

The first field of every file, \`$schema\`, is the path of its JSON Schema in \`config/.schemas\`. Editors such as Visual Studio Code then
complete and explain every field. JSON files are UTF-8, without comments, and at most 1 MB in size.

The folder \`data\` holds data from which entries of collections are made, and what \`npm run data\` fetched ([data.md](data.md)).`

/** A kind of file: its heading, its line in the list of files, the text before its fields, and a file of a fixture company. */
type FileText = { heading: string; summary: string; about: string; example?: string }

export const FILES: Record<FileKind, FileText> = {
  site: {
    heading: 'Site settings',
    summary: 'Name, address, language, company, services, words.',
    about: '`config/site.json` holds what applies to the whole site. Most fields can be left out.',
    example: 'bakery/site.json',
  },
  theme: {
    heading: 'Theme',
    summary: 'Colours, font, corners, `density`.',
    about:
      '`config/theme.json` defines the appearance of the whole site. A `brand` colour is enough: the other colours are derived from it. [fonts.md](fonts.md) explains how to use a font of your own.',
    example: 'naranj/config/theme.json',
  },
  header: {
    heading: 'Header',
    summary: 'Menu, dropdowns, buttons, announcement.',
    about:
      '`config/header.json` holds the entries of the header and the groups of their dropdowns. Pages place themselves in a group with [`menus`](#places-in-menus), so that a new page needs no change here.',
    example: 'bakery/header.json',
  },
  footer: {
    heading: 'Footer',
    summary: 'Columns of links, contact, social networks.',
    about: '`config/footer.json` holds the columns of the footer. Pages place themselves in a column with [`menus`](#places-in-menus).',
    example: 'bakery/footer.json',
  },
  redirects: {
    heading: 'Redirects',
    summary: 'Old addresses.',
    about: `\`config/redirects.json\` sends visitors of old addresses to new ones. \`npm run mv\` and \`npm run rm\` write it. The file is optional. To
redirect to other sites, list their hosts in \`allowedRedirectHosts\` of the [site settings](#site-settings).

| \`from\` | means |
|---|---|
| \`/about.html\` | this path, with or without a slash at its end |
| \`/über-uns\` | the same in every spelling: \`/%C3%BCber-uns\`, and \`/%FCber-uns\` in links of old sites |
| \`/?p=12\` | the path with this parameter, in any order and among others |
| \`/?p={id}\` | the path with this parameter and any value without slashes |
| \`/tag/{name}\` | any text without slashes in the place of \`{name}\` |
| \`/blog/*\` | everything below \`/blog\`, and \`/blog\` itself |

\`to\` repeats placeholders: \`{ "from": "/blog/*", "to": "/news/*" }\`, \`{ "from": "/?s={words}", "to": "/search?q={words}" }\`. If several
redirects apply to an address, the most specific one counts, whatever their order: parameters before none, text before \`{name}\`, \`{name}\`
before \`*\`. Pages and files precede patterns, so \`/blog/*\` applies only to addresses without a page.

The query of a request is appended to the new address, without the parameters in \`from\`; \`"keepQuery": false\` drops it. An address that
leads nowhere any more has the status 410, which \`npm run rm -- <path> --gone\` records, and no \`to\`. [hosting.md](hosting.md#redirects) lists
what each host supports.`,
    example: 'bakery/redirects.json',
  },
  pictures: {
    heading: 'Rights of pictures',
    summary: 'Creator, credit, license and source of pictures, and use of AI.',
    about:
      '`config/pictures.json` says who made a picture file, under which license you show it, and whether AI made it. The editor writes it in **Tools › Pictures and files**. Search engines find these facts in the structured data of each page that shows the picture. The file is optional.',
    example: 'harbour/pictures.json',
  },
  slugs: {
    heading: 'Published paths',
    summary: 'Written by `npm run slugs`; not edited by hand.',
    about:
      '`config/slugs.lock.json` records the paths of the last release. From then on a path can disappear only with a redirect, or with the status 410. The file is optional.',
  },
  page: {
    heading: 'Pages',
    summary: 'One page. The path of the file is the path of the page.',
    about: `\`config/pages/about-us.json\` is the page \`/about-us\`, \`pages/about-us/team.json\` is \`/about-us/team\`, and \`pages/index.json\` is the home
page. \`pages/404.json\` is shown for unknown addresses; both are required. Names are [lower-case words joined by hyphens](#names).
\`npm run new -- page /about-us/team\` writes a valid page.`,
    example: 'bakery/pages/house-rules.json',
  },
  collection: {
    heading: 'Collections',
    summary: 'What the entries of a collection share.',
    about: `A collection is a folder of similar pages, such as services, products or articles. \`config/collections/<name>/index.json\` says which path its
entries have and what they share. Each other JSON file of the folder is an [entry](#entries). The collection itself has no page: an
overview is a page with a section such as [\`entryCards\`](section-types.md#entrycards).`,
    example: 'bakery/collections/breads/index.json',
  },
  entry: {
    heading: 'Entries',
    summary: 'One page of a collection.',
    about: `\`config/collections/<name>/<id>.json\` is a page with the fields of a [page](#pages). Its path is the \`path\` of the collection, with the
file name instead of \`{id}\`. \`npm run new -- <collection> <id>\` writes a valid entry.`,
    example: 'bakery/collections/breads/spelt-crown.json',
  },
  fragment: {
    heading: 'Fragments',
    summary: 'Sections that several pages share.',
    about:
      '`config/fragments/<name>.json` holds sections once for all pages that show them, as `{ "type": "fragment", "fragment": "<name>" }`.',
    example: 'bakery/fragments/order.json',
  },
}

export const TRANSLATIONS = `A file with the folder of a language in its name translates the file next to it: \`pages/visit.de.json\`, \`header.de.json\`,
\`collections/breads/index.de.json\`. It has the fields of that file, all of which may be left out, and these:

| field | value | default | meaning |
|---|---|---|---|
| \`translated\` | texts by name | – | A short hash of the source of each translated text. \`npm run validate -- --fix\` writes it. |
| \`path\` | [page](#links) | – | Only in translations of pages: the address, with the folder of the language, such as \`/de/besuch\`. |

[languages.md](languages.md) explains how to add a language, step by step.`

export const OTHER_FILES = `## Other files

| file | what it is |
|---|---|
| \`<name>.md\` next to a page, entry or fragment | Running text in [Markdown](#markdown), up to 512 KB, which a section shows with \`"file": "<name>.md"\` ([\`richText\`](section-types.md#richtext)). |
| \`assets/…\` | Pictures, videos, fonts and [downloads](downloads.md), published at \`/assets/…\`. |
| \`.schemas/…\` | JSON Schemas for editors. \`npm run schemas\` writes them. |

The folder \`sections\` next to \`config\` holds section types of your own ([sections.md](sections.md)).`

/** What fields of many files share, each with the shape whose fields are listed. */
export const SHAPE_TEXTS: { heading: string; text: string; tableOf?: ShapeName }[] = [
  {
    heading: 'Links',
    text: `A *link* is one of these:

| link | leads to |
|---|---|
| \`/about-us\` | a page of this site |
| \`/about-us#team\`, \`#team\` | a section or heading, by its [anchor](#names), on another page or on this one |
| \`/assets/price-list.pdf\` | a file ([downloads.md](downloads.md)) |
| \`https://example.com/map\` | another site; \`http\` is refused |
| \`mailto:shop@example.com\` | a mail program |
| \`tel:+442079460123\` | a telephone |

A *page* is a link to a page of this site only. An *https address* is a whole address, a *mail address* one such as \`shop@example.com\`.
Links to pages and anchors that do not exist are errors. In a translated page, links name the addresses of the source.`,
  },
  {
    heading: 'Names',
    text: `A *lower-case name* consists of words joined by hyphens, such as \`opening-hours\`, up to 100 characters, in ASCII. Keys of menus are
such names. *Address words* are the same in letters of any script, such as \`öffnungszeiten\`: file names of pages, ids of tags, anchors
([languages.md](languages.md#addresses-in-any-script)).

The *anchor* of a section is its \`id\`, else its \`title\` as a name: the section with the title “Opening hours” is reached at
\`#opening-hours\`. Headings of levels 2 to 4 in Markdown have anchors, too. A \`hero\` and a \`tableOfContents\` have an
anchor only with an \`id\`. Give a section an \`id\` if its title may change.`,
  },
  {
    heading: 'Icons',
    text: 'An *icon* is the name of an icon in the Lucide set ([lucide.dev/icons](https://lucide.dev/icons)), such as `map-pin`. Editors suggest all names.',
  },
  {
    heading: 'Files of assets',
    text: `Files are in \`config/assets\`, and their paths start there: \`/assets/team.webp\` is \`config/assets/team.webp\`. Names are in lower case and without
spaces. Add photos at full size; the build generates smaller versions.

| value | endings |
|---|---|
| picture file | \`.svg\`, \`.png\`, \`.jpg\`, \`.webp\`, \`.avif\`, \`.ico\` |
| PNG, JPG or WebP file | \`.png\`, \`.jpg\`, \`.webp\` |
| video file, captions file | \`.mp4\` or \`.webm\`; \`.vtt\` |
| font file | \`.woff2\` |

A picture file in a section has \`alt\`, what the picture shows. \`width\` and \`height\` are needed for SVG, AVIF and ICO files only.`,
  },
  {
    heading: 'Markdown',
    text: `CommonMark with tables and ~~strikethrough~~:

\`\`\`md
## A heading

Words in **bold**, in *italics*, \`code\` and a [link](/visit#order).

- a list
1. a numbered list, which keeps its numbers

> a quotation

| Day | Hours |
|---|---|
| Monday | 7–18 |

![A loaf on the counter](/assets/loaf.webp)
\`\`\`

Raw HTML is shown as text. A heading of level 1 becomes one of level 2, since the page has its main heading already. Straight quotes become
those of the language, \`--\` a dash and \`...\` an ellipsis.`,
  },
  {
    heading: 'Colours',
    text: 'A *colour* is six hex digits, such as `#1d7a5f`. `tone` and `accent` of a section choose among the colours of the [theme](#theme). `validate` reports texts whose contrast is too low.',
  },
  {
    heading: 'Days and times',
    text: `A *day* is \`YYYY-MM-DD\`, such as \`2026-11-20\`. \`publishAt\` and \`expireAt\` take a *day or time*: a day means 00:00 UTC, and a time has its offset
from UTC, such as \`2026-12-01T09:00:00+01:00\`. Pages, sections, menu items, footer links and announcements have both. They apply when the
site is built: \`.build/next-change.json\` says when to build next.`,
  },
  {
    heading: 'Codes',
    text: `A *language tag* is a language, with a script and a region where they matter: \`en\`, \`en-GB\`, \`gsw\`,
\`zh-Hant\`, \`sr-Latn\`, \`es-419\`. A *currency code* is three capitals (ISO 4217): \`EUR\`.
A *telephone number* is written as people write it: \`+44 20 7946 0123\`.`,
  },
  { heading: 'Buttons', text: 'A button, or a link that looks like one.', tableOf: 'button' },
  {
    heading: 'Pictures',
    text: `A *picture* is a file, with the kind \`image\`, or a scene that is drawn from data: it scales, needs no download and follows the theme.
\`alt\` says what it shows.

\`\`\`json
"picture": { "kind": "image", "src": "/assets/shop.webp", "alt": "The shop, with the oven behind the counter" }
\`\`\``,
    tableOf: 'picture',
  },
  {
    heading: 'Sources',
    text: 'Where a fact comes from. `validate` reports facts that have not been checked for a long time.',
    tableOf: 'source',
  },
  { heading: 'Addresses', text: 'A postal address.', tableOf: 'address' },
  { heading: 'Opening hours', text: 'A list of times; days that are not named are closed.', tableOf: 'opening hours' },
  {
    heading: 'Places in menus',
    text: `\`menus\` of a page, or of the \`defaults\` of a collection, lists up to six places. A page in the group \`daily\` of the header entry \`breads\`,
and in the footer column \`shop\`:

\`\`\`json
"menus": [
  { "menu": "header", "entry": "breads", "group": "daily" },
  { "menu": "footer", "column": "shop", "order": 2 }
]
\`\`\``,
    tableOf: 'places in menus',
  },
  {
    heading: 'Budgets',
    text: `\`budgets\` of the [site settings](#site-settings) limit the size of pages. The build fails if a page exceeds a limit.

\`\`\`json
"budgets": [
  { "scripts": 60, "html": 120 },
  { "path": "/products/*", "pictures": 800 }
]
\`\`\``,
    tableOf: 'budget',
  },
]
