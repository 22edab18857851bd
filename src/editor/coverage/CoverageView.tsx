import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorCoverage, OldFile } from '#src/node/dev/editor/coverage/coverageWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import { askPreview } from '#src/editor/askPreview.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorState } from '#src/editor/editorState.ts'
import { inWords } from '#src/editor/pages/inWords.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import type { Covered } from '#src/site/coverage/coverageOf.ts'
import { OldAddress } from './OldAddress.tsx'
import { OldSource } from './OldSource.tsx'

/** The number of addresses that are shown at first, and added at a time. */
const MOST = 100

/** The old addresses that are being checked, and those that were left out. */
export type OldAddresses = { files: OldFile[] | null; leftOut: ReadonlySet<string> }

type CoverageViewProps = { editor: Editor; state: EditorState; old: OldAddresses; onOld(old: OldAddresses): void; onClose(): void }

/** What the site answers to the addresses of an old one, and a decision for each that is lost. */
export function CoverageView({ editor, state, old, onOld, onClose }: CoverageViewProps) {
  const { files, leftOut } = old
  const { site, page, history, status } = state
  const [found, setFound] = useState<EditorCoverage>()
  const [failure, setFailure] = useState('')
  const [isAll, setAll] = useState(false)
  const [most, setMost] = useState(MOST)
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLHeadingElement>(null)
  const check = useCallback(
    () =>
      files
        ? askPreview<EditorCoverage>('/_dev/edit/coverage', { files }).then(setFound, (error: Error) => setFailure(error.message))
        : Promise.resolve(),
    [files],
  )
  useEffect(() => void check(), [check])

  const isOpen = ({ address, isLost }: Covered) => isLost && !leftOut.has(address)
  const lost = found?.addresses.filter(isOpen) ?? []
  const shown = isAll ? (found?.addresses ?? []) : lost
  const count = (fits: (one: Covered) => boolean) => found?.addresses.filter((one) => !one.isLost && fits(one)).length ?? 0
  /** Does something with an address, whose row may disappear with its buttons. */
  const decide = async (work: () => unknown) => {
    setBusy(true)
    await work()
    await check()
    setBusy(false)
    list.current?.focus()
  }
  const redirect = (from: string, to: string | null) =>
    decide(() => editor.carry((path) => tasksApi.carry({ do: 'redirect', from, to }, path)))
  return (
    <FullView title="Old addresses" onClose={onClose}>
      {failure !== '' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {(!files || failure !== '') && (
        <OldSource
          onGiven={(given) => {
            setFound(undefined)
            setFailure('')
            onOld({ files: given, leftOut: new Set() })
          }}
        />
      )}
      {files && !found && failure === '' && <Typography role="status">Checking the addresses …</Typography>}
      {files && found && failure === '' && site && (
        <Stack spacing={2}>
          <Typography ref={list} tabIndex={-1} component="h3" variant="h6">
            {found.addresses.length} old {found.addresses.length === 1 ? 'address' : 'addresses'}: {count((one) => one.status === 200)}{' '}
            found, {count(({ status }) => status > 300 && status < 400)} redirected, {count(({ status }) => status > 400)} gone,{' '}
            {lost.length} lost
            {leftOut.size > 0 ? `, ${leftOut.size} left out` : ''}
          </Typography>
          {found.skipped > 0 && <Typography>{found.skipped} lines were skipped: they name no page or document.</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <FormControlLabel
              label="Show all addresses"
              control={<Switch checked={isAll} size="small" onChange={(_event, isOn) => setAll(isOn)} />}
            />
            <Button
              variant="outlined"
              disabled={history.undo === null || isBusy}
              title={inWords(history.undo ?? '', page)}
              onClick={() => void decide(() => editor.step('undo'))}>
              Undo
            </Button>
            <Button variant="outlined" onClick={() => onOld({ files: null, leftOut: new Set() })}>
              Check other addresses
            </Button>
            <Typography role="status" sx={{ fontSize: '0.8125rem' }}>
              {inWords(status, page)}
            </Typography>
          </Box>
          {shown.length === 0 && <Alert severity="success">No old address is lost.</Alert>}
          <Box component="ul" aria-label={isAll ? 'All old addresses' : 'Lost addresses'} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.slice(0, most).map((covered) => (
              <OldAddress
                key={covered.address}
                covered={leftOut.has(covered.address) ? { ...covered, near: undefined } : covered}
                site={site}
                isBusy={isBusy}
                onRedirect={(to) => void redirect(covered.address, to)}
                onLeaveOut={() => void decide(() => onOld({ files, leftOut: new Set([...leftOut, covered.address]) }))}
              />
            ))}
          </Box>
          {shown.length > most && (
            <Button variant="outlined" onClick={() => setMost(most + MOST)}>
              Show more: {shown.length - most} are not shown
            </Button>
          )}
        </Stack>
      )}
    </FullView>
  )
}
