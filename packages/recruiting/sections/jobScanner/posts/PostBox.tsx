import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { InputField, Notice, useSite } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { checkPost } from '#packages/recruiting/analysis/jobPosts/checkPost.ts'
import { type Network, postLimits } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'

type PostBoxProps = { id: string; network: Network; value: string; words: ToolProps<'jobScanner'>['posts']; onChange(text: string): void }

/** An editable post, with its length and warnings before publishing. */
export function PostBox({ id, network, value, words, onChange }: PostBoxProps) {
  const { language } = useSite()
  const limits = postLimits[network]
  const { length, hashtags, opening, warnings } = checkPost(value, network)
  const name = words.networks[network]
  const number = (count: number) => count.toLocaleString(language)
  const counts = [
    fill(words.length, { count: number(length), most: number(limits.most.value) }),
    limits.hashtags && fill(words.hashtags, { count: hashtags, most: limits.hashtags.value }),
  ]
  const mistakes = [
    warnings.includes('tooLong') && fill(words.tooLong, { network: name, most: number(limits.most.value) }),
    warnings.includes('tooManyHashtags') && fill(words.tooManyHashtags, { network: name, most: limits.hashtags?.value ?? 0 }),
  ]
  return (
    <>
      <Box sx={{ '& textarea': { fieldSizing: 'content', minHeight: '8lh', maxHeight: '24lh' } }}>
        <InputField
          id={id}
          label={fill(words.post, { network: name })}
          hint={counts.filter(Boolean).join(' · ')}
          error={mistakes.filter(Boolean).join(' ')}
          rows={12}
          attributes={{ value, autoComplete: 'off', onChange: ({ target }) => onChange(target.value) }}
        />
      </Box>
      {warnings.includes('deadLink') && <Notice severity="warning">{fill(words.deadLink, { network: name })}</Notice>}
      {warnings.includes('pastFold') && (
        <Typography variant="body2" className="fold" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {fill(words.pastFold, { fold: number(limits.fold.value), end: endOf(opening) })}
        </Typography>
      )}
    </>
  )
}

/** The last words of a text, enough to locate them. */
function endOf(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return line.length <= 40 ? line : `…${line.slice(-40)}`
}
