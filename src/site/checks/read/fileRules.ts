// Rules of files, whose problems are found while config is listed and read: see src/node/config.
import { rule } from '#src/site/checks/rule.ts'
import { hero, page, VISIT, BREADS, RULES_PAGE } from '#src/site/checks/examplePieces.ts'

export const noConfig = rule({
  code: 'E_NO_CONFIG',
  group: 'files',
  severity: 'error',
  title: 'No config folder',
  about: 'The folder that was named, or config/ when none was, does not exist, is empty or cannot be read.',
  advice: 'Name a folder with --config, and run the command from the folder of the project.',
  foundBy: 'src/node/config/loadSite.ts',
  example: { inWords: { bad: 'A folder that does not exist.', good: 'The folder with site.json in it.' } },
})

export const noFile = rule({
  code: 'E_NO_FILE',
  group: 'files',
  severity: 'error',
  title: 'Missing file',
  about: 'Some files are needed by every site: its settings, theme, header, footer, home page and the page for unknown addresses.',
  advice: 'Add the file, or copy it from another site.',
  foundBy: 'src/node/config/read/listFiles.ts',
  example: { file: 'pages/404.json', bad: null, good: page('Not found', hero('Sold out')) },
})

export const strayFile = rule({
  code: 'E_STRAY_FILE',
  group: 'files',
  severity: 'error',
  title: 'File in the wrong place',
  about: 'A JSON file whose name or folder means nothing would be passed over in silence, and its page would be missing.',
  advice: 'Move pages to pages/, entries to collections/<name>/ and shared sections to fragments/.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { file: 'opening-hours.json', bad: '{}', good: null },
})

export const notRead = rule({
  code: 'E_NOT_READ',
  group: 'files',
  severity: 'warning',
  title: 'File that nobody reads',
  about:
    'A file lies where pages, entries and fragments lie, or seems to be meant for the site, and has an ending that is not read: YAML, Word, JSON ' +
    'with comments. What stands in it is not on the site.',
  advice: 'Pages are JSON, their texts Markdown, and pictures lie in assets/. Remove it, or give it the form and the name that are read.',
  foundBy: 'src/node/config/read/unreadFiles.ts',
  example: { file: 'pages/team.yaml', bad: 'name: Our team', good: null },
})

export const sectionCode = rule({
  code: 'E_SECTION_CODE',
  group: 'files',
  severity: 'error',
  title: 'Section type of the company that does not work',
  about:
    'A folder below `sections`, beside the config folder, holds a section type of the company’s own. Its schema or its component cannot be run, ' +
    'so that pages cannot show it.',
  advice: 'Correct its code, as docs/sections.md describes it, or remove the folder and the sections of this type.',
  foundBy: 'src/node/sections/ownSections.ts',
  example: { inWords: { bad: 'A `schema.ts` with a bracket missing.', good: 'A `schema.ts` whose default export is a section type.' } },
})

export const sectionPackage = rule({
  code: 'E_SECTION_PACKAGE',
  group: 'files',
  severity: 'error',
  title: 'Package of section types that cannot be used',
  about:
    'A package that `sectionPackages` in `site.json` names is not installed, brings no section types, or brings one that the builder, the company ' +
    'or another package has already.',
  advice: 'Correct the name, install the package, or take it out of sectionPackages; docs/sections.md says what such a package holds.',
  foundBy: 'src/node/sections/packagesOf.ts',
  example: {
    inWords: {
      bad: '`"sectionPackages": ["tide-tables"]` where `tide-tables` is not installed.',
      good: 'The same after `npm install tide-tables`.',
    },
  },
})

export const unreadable = rule({
  code: 'E_UNREADABLE',
  group: 'files',
  severity: 'error',
  title: 'File cannot be read',
  about:
    'The system refused to open the file: it may be a folder, a broken link, or closed to this user. Pipes, sockets and devices are not opened at all.',
  advice: 'Check the permissions of the file, or replace the link by the file itself.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { inWords: { bad: 'A page whose file is a link to a file that was removed.', good: 'The file itself.' } },
})

export const outside = rule({
  code: 'E_OUTSIDE',
  group: 'files',
  severity: 'error',
  title: 'Link out of the config folder',
  about: 'A symbolic link leads to a file outside the config folder. Everything there is published, so such files are not read.',
  advice: 'Put the file itself into the config folder.',
  foundBy: 'src/node/config/read/listFiles.ts',
  example: { inWords: { bad: 'A page whose file is a link to a file in another folder.', good: 'The file itself.' } },
})

export const tooBig = rule({
  code: 'E_TOO_BIG',
  group: 'files',
  severity: 'error',
  title: 'File too large',
  about: 'Config and text files have a size limit, so that one file cannot make the build slow.',
  advice: 'Split it into several files.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { inWords: { bad: 'A page of more than 1 MB.', good: 'A page of a few kilobytes.' } },
})

export const asset = rule({
  code: 'E_ASSET',
  group: 'files',
  severity: 'error',
  title: 'Asset that cannot be published',
  about: 'A file under assets/ is empty, too large, not a plain file, or an SVG picture that can run code.',
  advice: 'Export the picture again: below the size limit, and without scripts, handlers and foreign objects.',
  foundBy: 'src/node/config/read/readAssets.ts',
  example: {
    file: 'assets/favicon.svg',
    bad: '<svg xmlns="http://www.w3.org/2000/svg" onload="run()"/>',
    good: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
})

export const assetName = rule({
  code: 'E_ASSET_NAME',
  group: 'files',
  severity: 'error',
  title: 'Asset whose name cannot be published',
  about:
    'The name of a file under assets/ is a part of its address, and has to work on every system: without characters such as : % ? #, without ' +
    'spaces at its ends, and not the name of the packed form of another file.',
  advice: 'Rename it, in letters, digits, dots and hyphens.',
  foundBy: 'src/node/config/read/unfitNames.ts',
  example: { file: 'assets/100%.txt', bad: 'All of it.', good: null },
})

export const noIcon = rule({
  code: 'E_NO_ICON',
  group: 'files',
  severity: 'error',
  title: 'Unknown icon',
  about: 'A field names an icon that the icon set does not have.',
  advice: 'Choose a name from the list at lucide.dev/icons.',
  foundBy: 'src/node/config/parse/fieldReferences.ts',
  example: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icon": "map-pn"', good: '"icon": "map-pin"' },
})

export const noFragment = rule({
  code: 'E_NO_FRAGMENT',
  group: 'files',
  severity: 'error',
  title: 'Missing fragment',
  about: 'A page shows a shared section that has no file under fragments/.',
  advice: 'Add the file, or correct the name.',
  foundBy: 'src/node/config/assemble/assembleSite.ts',
  example: { file: BREADS, replaces: '"fragment": "order"', bad: '"fragment": "ordr"', good: '"fragment": "order"' },
})

export const noMarkdown = rule({
  code: 'E_NO_MARKDOWN',
  group: 'files',
  severity: 'error',
  title: 'Missing text file',
  about: 'A section takes its text from a Markdown file that does not lie beside the file that names it.',
  advice: 'Add the file in the same folder, or correct its name.',
  foundBy: 'src/node/config/assemble/sectionText.ts',
  example: { file: RULES_PAGE, replaces: '"file": "house-rules.md"', bad: '"file": "rules.md"', good: '"file": "house-rules.md"' },
})

export const path = rule({
  code: 'E_PATH',
  group: 'files',
  severity: 'error',
  title: 'File name that cannot be a path',
  about: 'The path of a page is made from the name of its file. Names must work on every server and every computer.',
  advice: 'Use lower-case words joined by hyphens; some names, such as static, assets and con, are taken.',
  foundBy: 'src/node/config/read/pathProblem.ts',
  example: { file: 'pages/Baking_Course.json', bad: page('Baking course', hero('Baking course')), good: null },
})
