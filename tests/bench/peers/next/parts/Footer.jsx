import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Link from 'next/link'
import shell from '../data/shell.json'
import { Actions } from './Actions'

const { footer } = shell

export function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: '#0d3b33', color: '#fff', py: 8, '& a': { color: 'inherit' } }}>
      <Container>
        <Typography>{footer.text}</Typography>
        <Actions actions={[footer.action]} />
        <Grid container spacing={3}>
          {footer.columns.map(({ key, title, items }) => (
            <Grid key={key} size={{ xs: 6, md: 2 }}>
              <Typography variant="h3">{title}</Typography>
              {items.map(({ label, location }, index) => (
                <Typography key={index}>
                  <Link href={location}>{label}</Link>
                </Typography>
              ))}
            </Grid>
          ))}
        </Grid>
        <Typography>
          <a href={`mailto:${footer.support.email}`}>{footer.support.label}</a>
        </Typography>
        <Stack direction="row" spacing={2}>
          {footer.social.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {footer.legal.map(({ label, location }) => (
            <Link key={label} href={location}>
              {label}
            </Link>
          ))}
        </Stack>
        <Typography variant="body2">{footer.copyright}</Typography>
      </Container>
    </Box>
  )
}
