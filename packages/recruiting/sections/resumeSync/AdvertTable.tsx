import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { Icon } from 'page-builder/ui'
import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { type KeptAdvert, MOST_ADVERTS } from './keptAdverts.ts'
import { answersOf, scoreOf } from './matchSums.ts'
import { inLine } from './inLine.ts'

type AdvertTableProps = ToolProps<'resumeSync'> & {
  kept: readonly KeptAdvert[]
  shown: string | undefined
  onShow(advert: KeptAdvert): void
  onRemove(advert: KeptAdvert): void
  onAdd(): void
}

/** A table with a single job description is useless on paper. */
const OFF_PAPER = { '@media print': { display: 'none' } } as const

/** The number of missing requirements named in a row. */
const NAMED = 4

/**
 * One resume against several job descriptions, best match first: the score of each, the score of the previous version of the resume, the
 * number of covered must-haves, and the missing ones. With a single job description there is no table, only the button that adds another.
 */
export function AdvertTable({ adverts: words, parts, kept, shown, onShow, onRemove, onAdd }: AdvertTableProps) {
  const rows = kept
    .map((advert, index) => ({ advert, name: advert.title || fill(words.untitled, { number: index + 1 }), ...sums(advert, parts) }))
    .toSorted((a, b) => b.score - a.score)
  return (
    <Card component="section" variant="outlined" className="adverts" sx={{ display: 'grid', gap: 2, ...(rows.length < 2 && OFF_PAPER) }}>
      <div>
        <Typography variant="h3">{words.title}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {fill(words.note, { limit: MOST_ADVERTS })}
        </Typography>
      </div>
      {rows.length > 1 && (
        <Table sx={(theme) => ({ [theme.breakpoints.down('sm')]: inLine })}>
          <TableHead>
            <TableRow>
              <TableCell>{words.advert}</TableCell>
              <TableCell>{words.match}</TableCell>
              <TableCell>{words.must}</TableCell>
              <TableCell>{words.missing}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ advert, name, score, covered, of, missing }) => (
              <TableRow key={advert.id} aria-current={advert.id === shown ? 'true' : undefined}>
                <TableCell component="th" scope="row" variant="head" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
                <TableCell data-label={words.match} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <div>
                    <Box component="strong" sx={{ color: 'text.strong' }}>
                      {score}
                    </Box>
                    {advert.before !== null && advert.before !== score && <div>{fill(words.before, { score: advert.before })}</div>}
                  </div>
                </TableCell>
                <TableCell data-label={words.must}>{fill(words.covered, { covered, of })}</TableCell>
                <TableCell data-label={words.missing}>
                  {missing.slice(0, NAMED).join(', ') || words.nothing}
                  {missing.length > NAMED && ` ${fill(words.more, { count: missing.length - NAMED })}`}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', py: 0.5 }}>
                  {advert.id === shown ? (
                    <Typography component="span" variant="body2" sx={{ fontWeight: 600, color: 'text.strong' }}>
                      {words.shown}
                    </Typography>
                  ) : (
                    <Button variant="text" aria-label={fill(words.show, { advert: name })} onClick={() => onShow(advert)}>
                      {words.open}
                    </Button>
                  )}
                  <IconButton
                    aria-label={fill(words.remove, { advert: name })}
                    onClick={() => onRemove(advert)}
                    sx={{ marginInlineStart: 1 }}>
                    <Icon name="x" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button variant="outlined" className="add-advert" onClick={onAdd} sx={{ justifySelf: 'start' }}>
        <Icon name="plus" />
        {words.add}
      </Button>
    </Card>
  )
}

function sums({ result }: KeptAdvert, parts: AdvertTableProps['parts']) {
  const { must, nice } = answersOf(result.match)
  const judged = must.filter(({ state }) => state !== 'unclear')
  return {
    score: scoreOf(result.match, parts),
    covered: judged.filter(({ state }) => state === 'covered').length,
    of: judged.length,
    missing: [...must, ...nice].filter(({ state }) => state === 'missing').map(({ requirement }) => requirementName(requirement)),
  }
}
