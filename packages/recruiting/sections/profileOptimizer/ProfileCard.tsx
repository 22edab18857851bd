import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'

type ProfileCardProps = { words: ToolProps<'profileOptimizer'>['recruiter'] }

/** The stored profile data for recruiters (R5.2), like a search result: headline, address and the first words of About. */
export function ProfileCard({ words }: ProfileCardProps) {
  const { Title, link, snippet } = useAppSelector(({ recruiter }) => recruiter.Linkedin_details)
  if (Title === '' && link === '' && snippet === '') return null
  return (
    <Card component="section" variant="outlined" className="profile-card" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{words.heading}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.note}
      </Typography>
      {Title && (
        <Typography variant="subtitle2" sx={{ color: 'text.strong' }}>
          {Title}
        </Typography>
      )}
      {link.startsWith('https://') && (
        <Link href={link} rel="noopener" sx={{ justifySelf: 'start' }}>
          {link}
        </Link>
      )}
      {snippet && <Typography variant="body2">{snippet}</Typography>}
    </Card>
  )
}
