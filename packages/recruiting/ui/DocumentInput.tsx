import { useEffect, useRef } from 'react'
import { InputField, Notice, useSite } from 'page-builder/ui'
import { StoreProvider } from 'page-builder/store'
import { DropZone } from './DropZone.tsx'
import { EarlierText } from './EarlierText.tsx'
import { GivenFiles } from './GivenFiles.tsx'
import { InputGroup } from './InputGroup.tsx'
import { LanguageNote } from './LanguageNote.tsx'
import { ReadPictures } from './ReadPictures.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

type DocumentInputProps = {
  /** The place of the tool that it fills. */
  place: string
  label: string
  help?: string | undefined
  /** The kind of documents, if those read by another tool can be used. */
  kind?: 'resume' | 'job'
}

// A separate message for each file, so that two are not read as one.
const APART = { '& > .MuiAlert-message': { display: 'grid', gap: 1 } } as const

/** A drop zone for files and a text box. Refusals are explained next to the control, and take the focus. */
export function DocumentInput({ place, label, help, kind }: DocumentInputProps) {
  const { language } = useSite()
  const { words, limits, send, given: places } = useToolAround()
  const given = places[place]!
  const { most } = given
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (given.refusal > 0) refusal.current?.focus()
  }, [given.refusal])
  // The pressed button has disappeared, and the text to review is here.
  const readOff = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (given.isFromPictures) readOff.current?.focus()
  }, [given.isFromPictures])

  const { characters } = limits
  const remarks = [
    given.remark,
    ...given.files.flatMap((file) =>
      file.state === 'refused' && !file.isSurplus ? [`${fill(words.failed, { name: file.name })}: ${file.message}`] : [],
    ),
  ].filter(Boolean)
  const scans = given.files.filter((file) => file.state === 'refused' && file.scan)
  return (
    <InputGroup label={label} help={help}>
      {most > 0 && <DropZone place={place} />}
      <GivenFiles place={place} />
      {remarks.length > 0 && (
        <Notice severity="error" className="refusal" tabIndex={-1} ref={refusal} sx={APART}>
          {remarks.map((remark) => (
            <div key={remark}>{remark}</div>
          ))}
        </Notice>
      )}
      {scans.map((file) => (
        <ReadPictures key={file.id} place={place} file={file} isOneOfSeveral={scans.length > 1} />
      ))}
      {given.isFromPictures && (
        <Notice severity="warning" className="from-pictures" tabIndex={-1} ref={readOff}>
          {words.fromPictures}
        </Notice>
      )}
      <InputField
        id={`${place}_text`}
        label={most > 0 ? words.orPaste : label}
        hint={fill(words.pasteHint, { characters: characters.toLocaleString(language) })}
        rows={most > 0 ? 5 : 10}
        attributes={{
          value: given.text,
          maxLength: characters * 2,
          onChange: (event) => send({ type: 'text.change', place, text: event.target.value }),
          spellCheck: false,
          autoComplete: 'off',
        }}
      />
      <LanguageNote place={place} isAdvert={kind === 'job'} />
      {kind && (
        <StoreProvider>
          <EarlierText kind={kind} used={given.text} onUse={(text) => send({ type: 'text.replace', place, text })} />
        </StoreProvider>
      )}
    </InputGroup>
  )
}
