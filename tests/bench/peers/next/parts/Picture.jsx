import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const row = { display: 'flex', gap: 1.5, justifyContent: 'space-between', py: 0.75 }
const columns = { display: 'grid', gridAutoFlow: 'column', gap: 1.5 }

const kinds = {
  checks: ({ items }) =>
    items.map(({ label, state, note }) => (
      <Box key={label} sx={row}>
        <span>{label}</span>
        <small>{note}</small>
        <Chip size="small" label={state} />
      </Box>
    )),
  board: (picture) => (
    <Box sx={columns}>
      {picture.columns.map(({ title, cards }) => (
        <Stack key={title} spacing={1}>
          <Typography variant="subtitle2">{title}</Typography>
          {cards.map((card) => (
            <Paper key={card.title} variant="outlined" sx={{ p: 1 }}>
              <strong>{card.title}</strong> {card.text} {card.badge && <Chip size="small" label={card.badge} />}
            </Paper>
          ))}
        </Stack>
      ))}
    </Box>
  ),
  ranking: ({ items }) =>
    items.map(({ name, detail, score, tags }) => (
      <Box key={name} sx={row}>
        <span>
          {name} <small>{detail}</small>
        </span>
        <span>
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={tag} />
          ))}
        </span>
        <strong>{score}</strong>
      </Box>
    )),
  schedule: ({ days }) => (
    <Box sx={columns}>
      {days.map(({ day, slots }) => (
        <Stack key={day} spacing={1}>
          <Typography variant="subtitle2">{day}</Typography>
          {slots.map(({ time, state }) => (
            <Chip
              key={time}
              size="small"
              label={time}
              color={state === 'chosen' ? 'primary' : 'default'}
              variant={state === 'booked' ? 'filled' : 'outlined'}
            />
          ))}
        </Stack>
      ))}
    </Box>
  ),
}

export function Picture({ picture }) {
  return (
    <Paper component="figure" variant="outlined" role="group" aria-label={picture.alt} sx={{ m: 0, p: 3 }}>
      {kinds[picture.kind](picture)}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {picture.caption}
      </Typography>
    </Paper>
  )
}
