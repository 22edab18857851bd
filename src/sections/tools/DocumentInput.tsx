import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { EarlierText } from './EarlierText.tsx'
import { GivenFiles } from './GivenFiles.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

type DocumentInputProps = {
  /** The place of the tool that it fills. */
  place: string
  label: string
  help?: string | undefined
}

/** A place for files and a box for text. What is refused says why, beside the control, and takes the focus. */
export function DocumentInput({ place, label, help }: DocumentInputProps) {
  const live = useHydrated()
  const { language } = useSite()
  const { words, limits, isBusy, send, give, given: places } = useToolAround()
  const given = places[place]!
  const { most } = given
  const [isOver, setIsOver] = useState(false)
  const refusal = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (given.refusal > 0) refusal.current?.focus()
  }, [given.refusal])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file can be chosen again after it was corrected.
    event.target.value = ''
    if (files.length > 0) give(place, files)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (isBusy) return
    const items = [...event.dataTransfer.items].filter((item) => item.kind === 'file')
    const isFolder = items.some((item) => item.webkitGetAsEntry?.()?.isDirectory)
    if (isFolder) return send({ type: 'place.refuse', place, remark: words.folder })
    const files = [...event.dataTransfer.files]
    if (files.length > 0) give(place, files)
  }

  const { megabytes, pages, characters } = limits
  const remarks = [
    given.remark,
    ...given.files.flatMap((file) => (file.state === 'refused' ? [`${fill(words.failed, { name: file.name })}: ${file.message}`] : [])),
  ].filter(Boolean)
  return (
    <fieldset className="document" disabled={!live}>
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      {most > 0 && (
        <div
          className="drop"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={leave}
          onDrop={drop}>
          <Icon name="file-up" />
          <b className="invitation">{most > 1 ? words.dropManyHere : words.dropHere}</b>
          <label className="action" data-look="secondary" data-busy={isBusy || undefined}>
            {most > 1 ? words.chooseFiles : words.chooseFile}
            <input
              type="file"
              accept=".pdf,.docx,.txt,.text,.md,application/pdf,text/plain"
              multiple={most > 1}
              onChange={choose}
              aria-describedby={`${place}-limits`}
              aria-disabled={isBusy || undefined}
              onClick={(event) => isBusy && event.preventDefault()}
            />
          </label>
          <p className="limits" id={`${place}-limits`}>
            {fill(most > 1 ? words.manyLimits : words.fileLimits, { megabytes, pages, files: most })}
          </p>
        </div>
      )}
      <GivenFiles place={place} />
      {remarks.length > 0 && (
        <p className="refusal" tabIndex={-1} ref={refusal}>
          <Icon name="circle-alert" />
          <span>
            {remarks.map((remark) => (
              <span key={remark}>{remark}</span>
            ))}
          </span>
        </p>
      )}
      <label className="paste">
        <span>{most > 0 ? words.orPaste : label}</span>
        <textarea
          id={`${place}-text`}
          value={given.text}
          maxLength={characters * 2}
          rows={most > 0 ? 5 : 10}
          onChange={(event) => send({ type: 'text.change', place, text: event.target.value })}
          aria-describedby={`${place}-hint`}
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <p className="help" id={`${place}-hint`}>
        {fill(words.pasteHint, { characters: characters.toLocaleString(language) })}
      </p>
    </fieldset>
  )
}

/** A place for files and text that also offers what another tool has read of this kind. */
export function EarlierInput({ kind, ...input }: DocumentInputProps & { kind: 'resume' | 'job' }) {
  const { given, send } = useToolAround()
  const { place } = input
  return (
    <div>
      <DocumentInput {...input} />
      <StoreProvider>
        <EarlierText kind={kind} used={given[place]!.text} onUse={(text) => send({ type: 'text.replace', place, text })} />
      </StoreProvider>
    </div>
  )
}
