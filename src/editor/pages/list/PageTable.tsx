import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import type { PageList, PageTranslation } from '#src/node/dev/editor/pages/pagesWire.ts'
import type { ListedPage, PageColumn, PageFilter } from './pageFilter.ts'
import { stateWords } from './stateWords.ts'

type Sort = PageFilter['sort']

const COLUMNS: { by: PageColumn; title: string }[] = [
  { by: 'name', title: 'Page' },
  { by: 'state', title: 'State' },
  { by: 'collection', title: 'Collection' },
]

/** Pages as a table that is sorted by its column headings; `open` is the path of the open page. */
export function PageTable({
  pages,
  open,
  labels,
  languages,
  sort,
  onSort,
  onOpen,
  onLike,
}: {
  pages: readonly ListedPage[]
  open: string | undefined
  labels: ReadonlyMap<string, string>
  languages: PageList['languages']
  sort: Sort
  onSort(sort: Sort): void
  onOpen(path: string): void
  onLike(path: string): void
}) {
  const heading = (by: PageColumn, title: string) => (
    <TableCell key={by} component="th" scope="col" sortDirection={sort.by === by && (sort.isDown ? 'desc' : 'asc')}>
      <TableSortLabel
        active={sort.by === by}
        direction={sort.by === by && sort.isDown ? 'desc' : 'asc'}
        onClick={() => onSort({ by, isDown: sort.by === by && !sort.isDown })}>
        {title}
      </TableSortLabel>
    </TableCell>
  )
  return (
    <TableContainer sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1, bgcolor: '#fff' }}>
      <Table size="small" aria-label="Pages of the site" sx={{ '& td, & th': { verticalAlign: 'top', px: { xs: 1, lg: 2 } } }}>
        <TableHead sx={{ bgcolor: 'grey.50' }}>
          <TableRow>
            {COLUMNS.map(({ by, title }) => heading(by, title))}
            {languages.length > 0 && <TableCell scope="col">Languages</TableCell>}
            {heading('changed', 'Last change')}
            <TableCell scope="col">
              <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
                Actions
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pages.map((page) => (
            <TableRow key={`${page.path} ${page.file}`} hover selected={page.path === open}>
              <TableCell component="th" scope="row" sx={{ minWidth: { xs: '9rem', lg: '12rem' } }}>
                <ButtonBase onClick={() => onOpen(page.path)} sx={OPEN}>
                  {page.name}
                </ButtonBase>
                <Box sx={FAINT}>{page.path}</Box>
              </TableCell>
              <TableCell>
                <States page={page} />
              </TableCell>
              <TableCell>{page.collection === null ? '' : (labels.get(page.collection) ?? page.collection)}</TableCell>
              {languages.length > 0 && (
                <TableCell>
                  <Translations page={page} names={new Map(languages.map(({ tag, name }) => [tag, name]))} onOpen={onOpen} />
                </TableCell>
              )}
              <TableCell sx={{ minWidth: '7rem' }}>
                {page.changed && DAY.format(page.changed.at)}
                <Box sx={FAINT}>{page.isFromData ? 'from data' : (page.changed?.by ?? (page.isChanged && 'not published yet'))}</Box>
              </TableCell>
              <TableCell>
                <IconAction icon="copy" label={`New page like ${page.name}`} disabled={page.isFromData} onClick={() => onLike(page.path)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The state of a page in words: whether visitors see it and when, its changes, and its problems. */
function States({ page }: { page: ListedPage }) {
  const { state, from, until, isChanged, unsaved, errors, warnings, firstProblem } = page
  const when = (written: string) => DAY.format(Date.parse(written))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <Mark tone={TONES[state]}>{state === 'coming' && from !== null ? `From ${when(from)}` : stateWords[state]}</Mark>
      {until !== null && <Mark tone="plain">{`${state === 'gone' ? 'Since' : 'Until'} ${when(until)}`}</Mark>}
      {isChanged && <Mark tone="blue">Changed</Mark>}
      {unsaved > 0 && <Mark tone="red">{unsaved === 1 ? '1 unsaved change' : `${unsaved} unsaved changes`}</Mark>}
      {errors > 0 && <Mark tone="red">{errors === 1 ? '1 error' : `${errors} errors`}</Mark>}
      {warnings > 0 && <Mark tone="yellow">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</Mark>}
      {firstProblem !== null && <Box sx={{ ...FAINT, flexBasis: '100%' }}>{firstProblem}</Box>}
    </Box>
  )
}

/** The languages of a page; each opens the page in that language. */
function Translations({
  page: { name, language, translations },
  names,
  onOpen,
}: {
  page: ListedPage
  names: ReadonlyMap<string, string>
  onOpen(path: string): void
}) {
  if (language !== null) return <>Only {names.get(language) ?? language}</>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {translations.map((translation) => (
        <Button
          key={translation.language}
          size="small"
          variant="outlined"
          color={translation.stale > 0 ? 'warning' : 'inherit'}
          title={names.get(translation.language)}
          aria-label={`${name} in ${names.get(translation.language)}, ${translation.language}${wordsOf(translation)}`}
          onClick={() => onOpen(translation.path)}
          sx={{
            minWidth: 0,
            px: 0.75,
            py: 0,
            whiteSpace: 'nowrap',
            ...(translation.state === 'missing' && { borderStyle: 'dashed', color: 'text.secondary' }),
          }}>
          {translation.language}
          {wordsOf(translation)}
        </Button>
      ))}
    </Box>
  )
}

function wordsOf({ state, stale }: PageTranslation): string {
  if (state === 'missing') return ': none'
  if (state === 'draft') return ': draft'
  return stale > 0 ? `: ${stale} out of date` : ''
}

type Tone = 'plain' | 'green' | 'blue' | 'yellow' | 'red'

const TONES: Readonly<Record<ListedPage['state'], Tone>> = { live: 'green', draft: 'plain', coming: 'blue', gone: 'plain', broken: 'red' }

const COLOURS: Readonly<Record<Tone, { bgcolor: string; color: string }>> = {
  plain: { bgcolor: '#e5e7eb', color: '#1f2937' },
  green: { bgcolor: '#dcfce7', color: '#14532d' },
  blue: { bgcolor: '#dbeafe', color: '#1e3a8a' },
  yellow: { bgcolor: '#fef3c7', color: '#713f12' },
  red: { bgcolor: '#fee2e2', color: '#7f1d1d' },
}

function Mark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box component="span" sx={{ px: 0.75, borderRadius: 1, fontSize: '0.75rem', fontWeight: 600, whiteSpace: 'nowrap', ...COLOURS[tone] }}>
      {children}
    </Box>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })

const OPEN = {
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}
const FAINT = { fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }
