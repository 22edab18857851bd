// Rules of files, checked while config is listed and read: see src/node/config.
import { rule } from '#src/site/checks/rule.ts'
import { hero, page, VISIT, BREADS, RULES_PAGE } from '#src/site/checks/examplePieces.ts'

export const noConfig = rule({
  code: 'E_NO_CONFIG',
  group: 'files',
  severity: 'error',
  title: 'No config folder',
  about: 'The config folder (config/, or the folder that --config names) does not exist, is empty or cannot be read.',
  advice: 'Name a folder with --config, and run the command in the folder of the project.',
  foundBy: 'src/node/config/loadSite.ts',
  example: { inWords: { bad: 'A folder that does not exist.', good: 'The folder with site.json in it.' } },
})

export const noFile = rule({
  code: 'E_NO_FILE',
  group: 'files',
  severity: 'error',
  title: 'Missing file',
  about: 'Every site needs certain files: settings, theme, header, footer, the home page and the page for unknown addresses.',
  advice: 'Add the file, or copy it from another site.',
  foundBy: 'src/node/config/read/listFiles.ts',
  example: { file: 'pages/404.json', bad: null, good: page('Not found', hero('Sold out')) },
})

export const strayFile = rule({
  code: 'E_STRAY_FILE',
  group: 'files',
  severity: 'error',
  title: 'File in the wrong place',
  about: 'The name or folder of a JSON file means nothing to the builder, so the file would be ignored and its page would be missing.',
  advice: 'Move pages to pages/, entries to collections/<name>/ and shared sections to fragments/.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { file: 'opening-hours.json', bad: '{}', good: null },
})

export const notRead = rule({
  code: 'E_NOT_READ',
  group: 'files',
  severity: 'warning',
  title: 'File that is not read',
  about:
    'A file in a folder of pages, entries or fragments, or one that seems to be meant for the site, has a format that is not ' +
    'supported: YAML, Word, JSON with comments. Its content is not on the site.',
  advice: 'Pages are JSON, their texts Markdown, and pictures are in assets/. Remove the file, or convert and rename it.',
  foundBy: 'src/node/config/read/unreadFiles.ts',
  example: { file: 'pages/team.yaml', bad: 'name: Our team', good: null },
})

export const sectionCode = rule({
  code: 'E_SECTION_CODE',
  group: 'files',
  severity: 'error',
  title: 'Broken section type of the company',
  about:
    'A folder in `sections`, next to the config folder, contains a section type of the company. Its schema or component does not run, ' +
    'so pages cannot show it.',
  advice: 'Fix its code as docs/sections.md describes, or remove the folder and all sections of this type.',
  foundBy: 'src/node/sections/ownSections.ts',
  example: { inWords: { bad: 'A `schema.ts` with a missing bracket.', good: 'A `schema.ts` whose default export is a section type.' } },
})

export const sectionPackage = rule({
  code: 'E_SECTION_PACKAGE',
  group: 'files',
  severity: 'error',
  title: 'Unusable package of section types',
  about:
    'A package in `sectionPackages` of `site.json` is not installed, contains no section types, or contains one that the builder, the ' +
    'company or another package already has.',
  advice: 'Correct the name, install the package, or remove it from sectionPackages. docs/sections.md describes such packages.',
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
  title: 'Unreadable file',
  about:
    'The operating system refused to open the file: it may be a folder, a broken link, or not readable for this user. Pipes, sockets ' +
    'and devices are never opened.',
  advice: 'Check the permissions of the file, or replace the link with the file itself.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { inWords: { bad: 'A page whose file is a link to a deleted file.', good: 'The file itself.' } },
})

export const outside = rule({
  code: 'E_OUTSIDE',
  group: 'files',
  severity: 'error',
  title: 'Link that leaves the config folder',
  about: 'A symbolic link points to a file outside the config folder. Config is published, so such files are not read.',
  advice: 'Copy the file itself into the config folder.',
  foundBy: 'src/node/config/read/listFiles.ts',
  example: { inWords: { bad: 'A page whose file is a link into another folder.', good: 'The file itself.' } },
})

export const tooBig = rule({
  code: 'E_TOO_BIG',
  group: 'files',
  severity: 'error',
  title: 'File too large',
  about: 'Config and text files have a size limit, so that a single file cannot slow down the build.',
  advice: 'Split it into several files.',
  foundBy: 'src/node/config/read/readFiles.ts',
  example: { inWords: { bad: 'A page of more than 1 MB.', good: 'A page of a few kilobytes.' } },
})

export const asset = rule({
  code: 'E_ASSET',
  group: 'files',
  severity: 'error',
  title: 'Asset that cannot be published',
  about: 'A file in assets/ is empty, too large, not a regular file, or an SVG picture that can run code.',
  advice: 'Export the picture again, below the size limit and without scripts, event handlers and foreign objects.',
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
  title: 'Asset name that cannot be published',
  about:
    'The file name of an asset is part of its address, and must work on every system: without characters such as : % ? #, without ' +
    'spaces at either end, and different from the compressed version of another file.',
  advice: 'Rename it with letters, digits, dots and hyphens.',
  foundBy: 'src/node/config/read/unfitNames.ts',
  example: { file: 'assets/100%.txt', bad: 'All of it.', good: null },
})

export const noIcon = rule({
  code: 'E_NO_ICON',
  group: 'files',
  severity: 'error',
  title: 'Unknown icon',
  about: 'A field names an icon that is not in the icon set.',
  advice: 'Choose a name from the list at lucide.dev/icons.',
  foundBy: 'src/node/config/parse/fieldReferences.ts',
  example: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icon": "map-pn"', good: '"icon": "map-pin"' },
})

export const noFragment = rule({
  code: 'E_NO_FRAGMENT',
  group: 'files',
  severity: 'error',
  title: 'Missing fragment',
  about: 'A page uses a shared section that has no file in fragments/.',
  advice: 'Add the file, or correct the name.',
  foundBy: 'src/node/config/assemble/assembleSite.ts',
  example: { file: BREADS, replaces: '"fragment": "order"', bad: '"fragment": "ordr"', good: '"fragment": "order"' },
})

export const noMarkdown = rule({
  code: 'E_NO_MARKDOWN',
  group: 'files',
  severity: 'error',
  title: 'Missing text file',
  about: 'A section takes its text from a Markdown file that is not in the folder of the file that names it.',
  advice: 'Add the file to the same folder, or correct its name.',
  foundBy: 'src/node/config/assemble/sectionText.ts',
  example: { file: RULES_PAGE, replaces: '"file": "house-rules.md"', bad: '"file": "rules.md"', good: '"file": "house-rules.md"' },
})

export const path = rule({
  code: 'E_PATH',
  group: 'files',
  severity: 'error',
  title: 'File name that cannot be a path',
  about: 'The file name of a page is part of its path, and must work on every server and every computer.',
  advice: 'Use lower-case words joined by hyphens. Some names, such as static, assets and con, are reserved.',
  foundBy: 'src/node/config/read/pathProblem.ts',
  example: { file: 'pages/Baking_Course.json', bad: page('Baking course', hero('Baking course')), good: null },
})
