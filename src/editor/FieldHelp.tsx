import Box from '@mui/material/Box'

/** What stands under an input: what is wrong, what the field is for, its limits. */
export function FieldHelp({ problems, about, limits }: { problems: { severity: string; text: string }[]; about: string; limits?: string }) {
  return (
    <>
      {problems.map(({ severity, text }) => (
        <Box
          key={text}
          component="span"
          sx={{ display: 'block', fontWeight: 600, color: severity === 'error' ? 'error.main' : 'warning.main' }}>
          {text}
        </Box>
      ))}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[about, limits]
          .filter(Boolean)
          .join(' · ')
          .split('`')
          // oxlint-disable-next-line react/no-array-index-key -- Parts of a sentence have no other name.
          .map((words, index) => (index % 2 === 1 ? <strong key={index}>{words}</strong> : words))}
      </Box>
    </>
  )
}
