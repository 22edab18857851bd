import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { dayOf } from './dayOf.ts'

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const FULL = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * A month as a calendar grid, with weeks from Monday. Days with changes are buttons; `counts` has the number of changes by day, such as
 * `2026-12-01`.
 */
export function MonthGrid({
  month,
  counts,
  today,
  chosen,
  onChoose,
}: {
  month: Date
  counts: ReadonlyMap<string, number>
  today: string
  chosen: string | undefined
  onChoose(day: string): void
}) {
  const [year, index] = [month.getFullYear(), month.getMonth()]
  const days = new Date(year, index + 1, 0).getDate()
  const before = (new Date(year, index, 1).getDay() + 6) % 7
  const cells = [...Array.from({ length: before }, () => 0), ...Array.from({ length: days }, (_, day) => day + 1)]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return (
    <Box component="table" sx={{ width: '100%', maxWidth: '24rem', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <Typography component="caption" sx={{ pb: 0.5, textAlign: 'left', fontWeight: 700 }}>
        {NAME.format(month)}
      </Typography>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <Box component="th" scope="col" key={day} sx={{ fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }}>
              {day}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.join(' ')}>
            {Array.from({ length: 7 }, (_, place) => week[place] ?? 0).map((number, place) => {
              const name = number === 0 ? '' : dayOf(new Date(year, index, number).getTime())
              const count = counts.get(name) ?? 0
              const isToday = name === today
              return (
                <Box
                  component="td"
                  key={place}
                  sx={{
                    p: 0.25,
                    height: 36,
                    textAlign: 'center',
                    ...(isToday && { outline: '2px solid #6b7280', outlineOffset: '-2px' }),
                  }}>
                  {count > 0 ? (
                    <Button
                      variant={chosen === name ? 'contained' : 'outlined'}
                      aria-pressed={chosen === name}
                      aria-label={`${FULL.format(new Date(year, index, number))}: ${count === 1 ? '1 change' : `${count} changes`}`}
                      onClick={() => onChoose(name)}
                      sx={{ minWidth: 0, width: '100%', px: 0, fontWeight: 700 }}>
                      {number}
                    </Button>
                  ) : (
                    number > 0 && number
                  )}
                </Box>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
