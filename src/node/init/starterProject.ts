import type { LanguagePack } from './languagePack.ts'

/** Commands for a company. */
const COMMANDS = [
  'start',
  'dev',
  'edit',
  'build',
  'merge',
  'validate',
  'new',
  'mv',
  'rm',
  'replace',
  'translations',
  'fonts',
  'tokens',
  'patch',
  'mcp',
  'review',
  'release',
  'diff',
  'data',
  'slugs',
  'import',
  'coverage',
  'schemas',
  'upgrade',
  'receive',
]

/** The files of a new repository next to its config, by path. `builder` is the dependency. */
export function starterProject(
  builder: string,
  { name, mail }: { name: string; mail: string },
  slug: string,
  { readme }: LanguagePack,
): Record<string, string> {
  const manifest = {
    name: slug,
    private: true,
    type: 'module',
    scripts: Object.fromEntries(COMMANDS.map((command) => [command, `page-builder ${command}`])),
    dependencies: { 'page-builder': builder },
    engines: { node: '>=20.19' },
  }
  return {
    'package.json': json(manifest),
    '.gitignore': 'node_modules/\ndist/\nshards/\n.build/\nsubmissions/\n',
    'tsconfig.json': json(TYPES),
    '.vscode/settings.json': json({ 'json.schemas': schemaMatches() }),
    '.github/workflows/site.yml': WORKFLOW,
    'README.md': readmeOf(readme, name, mail),
  }
}

/** Type checking of own section types in `sections/`, also in editors. */
const TYPES = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['sections'],
}

/** The schema of each file for editors. Those of translations are written once the site has further languages. */
function schemaMatches() {
  const match = (schema: string, ...fileMatch: string[]) => ({
    fileMatch: fileMatch.map((pattern) => pattern.replace(/^!?/, '$&/config/')),
    url: `./config/.schemas/${schema}.schema.json`,
  })
  return [
    match('page', 'pages/**/*.json', 'collections/*/*.json', '!collections/*/index.json', '!**/*.*.json'),
    match('page.translation', 'pages/**/*.*.json', 'collections/*/*.*.json', '!collections/*/index.*.json'),
    match('collection', 'collections/*/index.json'),
    match('collection.translation', 'collections/*/index.*.json'),
    match('fragment', 'fragments/*.json', '!fragments/*.*.json'),
    match('fragment.translation', 'fragments/*.*.json'),
    ...['header', 'footer', 'redirects', 'site', 'theme'].map((kind) => match(kind, `${kind}.json`)),
    ...['header', 'footer', 'site'].map((kind) => match(`${kind}.translation`, `${kind}.*.json`)),
  ]
}

const WORKFLOW = `name: site
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af # v4.1.0
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run --silent validate -- --strict --format github
      - run: npm run build
`

function readmeOf(
  { intro, firstTitle, first, formTitle, form, commandsTitle, commands }: LanguagePack['readme'],
  name: string,
  mail: string,
): string {
  const list = (items: string[], mark = '-') => items.map((item) => `${mark} ${item}`).join('\n')
  const rows = Object.entries(commands).map(([command, about]) => `\`npm ${command === 'start' ? '' : 'run '}${command}\` – ${about}`)
  const parts = [
    `# ${name}`,
    intro,
    `## ${firstTitle}`,
    list(first, '- [ ]'),
    `## ${formTitle}`,
    list(form),
    `## ${commandsTitle}`,
    list(rows),
  ]
  return parts.map((part) => `${part.replaceAll('{name}', () => name).replaceAll('{mail}', () => mail)}\n`).join('\n')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
