import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { formatDay, Icon, useSite } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { KeptPost } from './KeptPost.ts'
import { PostBox } from './PostBox.tsx'
import { PostSending } from './PostSending.tsx'

type KeptPostCardProps = {
  post: KeptPost
  /** The name of the post’s account. */
  account: string
  words: ToolProps<'jobScanner'>['posts']
  onChange(text: string): void
  onDelete(): void
}

/** A stored post: its text with its actions, or, in edit mode, the edit box. */
export function KeptPostCard({ post, account, words, onChange, onDelete }: KeptPostCardProps) {
  const { language } = useSite()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const isEdited = draft !== null
  useEffect(() => {
    // The pressed button disappears: the focus moves to the element it opened, and back.
    if (isEdited) document.getElementById(id)?.focus()
    else if (wasEdited.current) edit.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited, id])

  const { network, created } = post
  const day = /^\d{4}-\d{2}-\d{2}/.test(created) ? formatDay(created.slice(0, 10), language) : ''
  const title = fill(words.keptFor, { network: words.networks[network], account, day }).replace(/, $/, '')
  return (
    <Card variant="outlined" className="kept-post" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h4">{title}</Typography>
      {isEdited ? (
        <>
          <PostBox id={id} network={network} value={draft} words={words} onChange={setDraft} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              disabled={draft.trim() === ''}
              onClick={() => {
                setDraft(null)
                onChange(draft)
              }}>
              {words.save}
            </Button>
            <Button variant="outlined" onClick={() => setDraft(null)}>
              {words.cancel}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Typography id={id} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {post.text}
          </Typography>
          <PostSending network={network} text={post.text} link={post.link} words={words} shownIn={id}>
            <Button variant="text" ref={edit} onClick={() => setDraft(post.text)}>
              {words.edit}
              <span className="visually-hidden">: {title}</span>
            </Button>
            <Button variant="text" onClick={onDelete}>
              <Icon name="trash-2" />
              {words.delete}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </PostSending>
        </>
      )}
    </Card>
  )
}
