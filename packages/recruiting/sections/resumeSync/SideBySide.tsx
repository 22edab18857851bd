import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ResumeJdSync } from '#packages/recruiting/results/resumeSync.ts'
import { stacked } from './stacked.ts'

type Words = ToolProps<'resumeSync'>['words']

/** A part of the resume in its current and its proposed version. */
type Sides = { label: string; old: string[]; next: string[] }

/**
 * The stored proposal as pairs; parts that are empty on both sides are left out. So is Project, which no result may change (R5.5): it could
 * end up next to another resume.
 */
export function sidesOf(proposal: ResumeJdSync, words: Words): Sides[] {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  const pairs: Sides[] = [
    { label: words.experience, old: lines(proposal.Experience), next: lines(proposal.Experience) },
    { label: words.location, old: lines(proposal.Location), next: lines(proposal.Location) },
    { label: words.objective, old: lines(proposal.Objective.Old), next: lines(proposal.Objective.New) },
    { label: words.hardSkills, old: proposal['Hard Skills'].Old, next: proposal['Hard Skills'].New },
    { label: words.softSkills, old: proposal['Soft Skills'].Old, next: proposal['Soft Skills'].New },
  ]
  return pairs.filter(({ old, next }) => old.length > 0 || next.length > 0)
}

/** The current resume next to the proposed one, in a table whose rows stack on narrow screens. */
export function SideBySide({ sides, words }: { sides: Sides[]; words: Words }) {
  const changed = sides.filter(({ old, next }) => old.join('\n') !== next.join('\n'))
  if (changed.length === 0) return null
  return (
    <Card component="section" variant="outlined">
      <Typography variant="h3">{words.proposal}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {words.proposalNote}
      </Typography>
      <Table sx={(theme) => ({ [theme.breakpoints.down('sm')]: stacked })}>
        <TableHead>
          <TableRow>
            <TableCell component="td" sx={{ width: '16%' }} />
            <TableCell sx={{ width: '42%' }}>{words.old}</TableCell>
            <TableCell sx={{ width: '42%' }}>{words.new}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changed.map(({ label, old, next }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" variant="head">
                {label}
              </TableCell>
              <TableCell data-label={words.old}>
                <Lines items={old} nothing={words.nothing} />
              </TableCell>
              <TableCell data-label={words.new}>
                <Lines items={next} nothing={words.nothing} before={old} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** The lines of one side; short ones, such as skills, are inline. New ones are highlighted. */
function Lines({ items, nothing, before = items }: { items: string[]; nothing: string; before?: string[] }) {
  if (items.length === 0) return nothing
  const isShort = items.every((item) => item.length < 60)
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'flex',
        flexDirection: isShort ? 'row' : 'column',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        '& > [data-new]': { flex: '1 0 100%', color: 'text.strong', fontWeight: 600 },
      }}>
      {items.map((item) => (
        <li key={item} data-new={before.includes(item) ? undefined : ''}>
          {item}
        </li>
      ))}
    </Box>
  )
}
