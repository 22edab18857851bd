import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

const VARIANTS = { secondary: 'outlined', quiet: 'text' }

export function Actions({ actions, color = 'primary' }) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', my: 2 }}>
      {actions.map(({ href, label, look }) => (
        <Button key={label} href={href} variant={VARIANTS[look] ?? 'contained'} color={color}>
          {label}
        </Button>
      ))}
    </Stack>
  )
}
