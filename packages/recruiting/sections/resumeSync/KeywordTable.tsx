import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { isNumber, isText, listOf, shape } from 'page-builder/store'
import type { Keyword } from '#packages/recruiting/analysis/resumeSync/keywords.ts'
import { inLine } from './inLine.ts'

const isKeyword = shape<Keyword>({
  term: isText,
  advert: isNumber,
  resume: isNumber,
  places: listOf(shape<Keyword['places'][number]>({ line: isNumber, part: isText })),
})
const areKeywords = listOf(isKeyword)

type KeywordTableProps = { stored: unknown; words: ToolProps<'resumeSync'>['keywords'] }

/**
 * The stored terms of a job description: the number of occurrences there and in the resume, and their positions; nothing if there are none.
 */
export function KeywordTable({ stored, words }: KeywordTableProps) {
  if (!areKeywords(stored) || stored.length === 0) return null
  const found = stored.filter(({ resume }) => resume > 0).length
  const placed = ({ line, part }: Keyword['places'][number]) =>
    [part, fill(words.line, { line: line + 1 })].filter((text) => text !== '').join(', ')
  return (
    <ReportDetails className="keywords">
      <summary>{fill(words.title, { found, count: stored.length })}</summary>
      <Box>
        <Table sx={(theme) => ({ [theme.breakpoints.down('sm')]: inLine })}>
          <TableHead>
            <TableRow>
              <TableCell>{words.term}</TableCell>
              <TableCell>{words.advert}</TableCell>
              <TableCell>{words.resume}</TableCell>
              <TableCell>{words.where}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stored.map(({ term, advert, resume, places }) => (
              <TableRow key={term}>
                <TableCell component="th" scope="row" variant="head">
                  {term}
                </TableCell>
                <TableCell data-label={words.advert}>{advert}</TableCell>
                <TableCell data-label={words.resume}>{resume}</TableCell>
                <TableCell data-label={words.where}>{places.map(placed).join('; ') || words.nowhere}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ReportDetails>
  )
}
