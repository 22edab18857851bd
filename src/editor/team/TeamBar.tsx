import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EditorState } from '#src/editor/editorState.ts'
import { usePresence } from './usePresence.ts'

/** The button for comments with the number on this page; in a team, who else is there, and the logout. */
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
          title={others.map((other) => `${other.name}: ${other.path}`).join('\n')}
          sx={{
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
      {name !== null && (
        <Button variant="outlined" title={`Logged in as ${name}`} onClick={() => void logOut()}>
          Log out
        </Button>
      )}
    </>
  )
}

/** Ends the session, and then that of the identity provider, if it can be ended. */
async function logOut(): Promise<void> {
  const response = await fetch('/_team/logout', { method: 'POST' })
  const { to } = (await response.json()) as { to?: string }
  location.assign(to ?? '/_team/out')
}
