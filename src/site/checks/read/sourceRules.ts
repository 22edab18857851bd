// Rules of data from which entries are made, checked while it is read: see src/node/config/sources.
import { rule } from '#src/site/checks/rule.ts'

const foundBy = 'src/node/config/sources/sourced.ts'

export const source = rule({
  code: 'E_SOURCE',
  group: 'files',
  severity: 'error',
  title: 'Unusable data',
  about: 'The file or folder in the `source` of a collection does not exist, cannot be read, or is not a list of rows.',
  advice: 'Correct the name of the file, its format, or the file itself.',
  foundBy,
  example: { inWords: { bad: '`"file": "data/breads.csv"` where there is no such file.', good: 'The same with a CSV file of that name.' } },
})

export const sourceColumn = rule({
  code: 'E_SOURCE_COLUMN',
  group: 'files',
  severity: 'error',
  title: 'Missing column',
  about: 'A template of a `source` names a column that the data does not have, or two columns have the same name.',
  advice: 'Correct the name in the template, or the first row of the data.',
  foundBy,
  example: { inWords: { bad: '`"title": "{titel}"` for data with the column title.', good: '`"title": "{title}"`.' } },
})

export const sourceRow = rule({
  code: 'E_SOURCE_ROW',
  group: 'files',
  severity: 'error',
  title: 'Unusable row',
  about:
    'No entry can be made from a row of data: it has too many or too few cells, a quotation mark that is never closed, no id, or the id ' +
    'of another row or of a written entry.',
  advice: 'Correct the row. Each row needs an id of its own, because ids are parts of addresses.',
  foundBy,
  example: { inWords: { bad: 'Two rows with the id rye.', good: 'Rows with the ids rye and spelt.' } },
})

export const sourceValue = rule({
  code: 'E_SOURCE_VALUE',
  group: 'files',
  severity: 'error',
  title: 'Unusable cell',
  about:
    'A cell is not the number or date that a field needs, contains a spreadsheet error, has lost its leading zeros, or is empty in a text.',
  advice: 'Correct the cell, or set its format in the `source`, such as "decimal": "," or "format": "DD.MM.YYYY".',
  foundBy,
  example: { inWords: { bad: 'The date 31.02.2026.', good: 'The date 28.02.2026, with `"format": "DD.MM.YYYY"`.' } },
})

export const sourceOld = rule({
  code: 'E_SOURCE_OLD',
  group: 'files',
  severity: 'error',
  title: 'Outdated data',
  about: 'The data of a `source` was fetched longer ago than its `maxAge` allows, so visitors might read outdated information.',
  hint: 'Run npm run data, or increase "maxAge" if older data is good enough.',
  foundBy,
  example: { inWords: { bad: 'Data of 1 March with `"maxAge": 7` on 20 March.', good: 'The same after `npm run data`.' } },
})

export const sourceKept = rule({
  code: 'E_SOURCE_KEPT',
  group: 'files',
  severity: 'warning',
  title: 'Data that could not be fetched again',
  about: 'The last attempt to fetch the data of a `source` failed, so its last good copy is used until it is older than its `maxAge`.',
  hint: 'Correct the cause, then run npm run data.',
  foundBy,
  example: { inWords: { bad: 'A server that answered with status 503.', good: 'The same after an `npm run data` that succeeded.' } },
})
