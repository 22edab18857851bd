import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EditorState } from '#src/editor/editorState.ts'
import { usePresence } from './usePresence.ts'

/** The button for comments with the number on this page; in a team, who else is there. */
export function TeamBar({ state, count, isOpen, onComments }: { state: EditorState; count: number; isOpen: boolean; onComments(): void }) {
  const name = state.site?.person.name ?? null
  const path = state.page?.path ?? '/'
  const others = usePresence(name !== null, path)
  const here = others.filter((other) => other.path === path)
  return (
    <>
      {name !== null && (
        <Typography
          role="status"
          noWrap
          title={others.map((other) => `${other.name}: ${other.path}`).join('\n')}
          sx={{
            maxWidth: '14rem',
            fontSize: '0.8125rem',
            fontWeight: here.length > 0 ? 700 : 400,
            color: here.length > 0 ? 'warning.main' : 'text.secondary',
          }}>
          {here.length > 0
            ? `Also on this page: ${here.map((other) => other.name).join(', ')}`
            : others.length > 0
              ? `In the editor: ${others.length}`
              : ''}
        </Typography>
      )}
      <Badge badgeContent={count} color="primary">
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={onComments}
          aria-label={count > 0 ? `Comments, ${count} on this page` : 'Comments'}>
          Comments
        </Button>
      </Badge>
    </>
  )
}
