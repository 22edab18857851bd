import { BREADS } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const inMatrix = inSections('featureMatrix', ({ columns, groups }, at) =>
  groups.flatMap(({ rows }, group) =>
    rows.flatMap(({ values }, row) =>
      values.length === columns.length
        ? []
        : [{ ...at('groups', group, 'rows', row, 'values'), message: `${values.length} values for ${columns.length} columns` }],
    ),
  ),
)

const inTable = inSections('dataTable', ({ columns, rows }, at) =>
  rows.flatMap((row, index) =>
    row.length === columns.length ? [] : [{ ...at('rows', index), message: `${row.length} values for ${columns.length} columns` }],
  ),
)

const inRanking = inSections('weightedRanking', ({ criteria, items }, at) =>
  items.flatMap(({ ratings }, index) =>
    ratings.length === criteria.length
      ? []
      : [{ ...at('items', index, 'ratings'), message: `${ratings.length} ratings for ${criteria.length} criteria` }],
  ),
)

export const rowWidth = rule({
  code: 'E_ROW_WIDTH',
  group: 'sections',
  severity: 'error',
  title: 'Row that does not match its table',
  about:
    'A row has more or fewer values than the table has columns, or an item has more or fewer ratings than there are criteria, so ' +
    'values would appear under the wrong heading.',
  advice: 'Give every row one value for each column.',
  example: { file: BREADS, replaces: '"From seven",', bad: '"From seven",\n          "From eight",', good: '"From seven",' },
  checkPage: (config) => [...inMatrix(config), ...inTable(config), ...inRanking(config)],
})
