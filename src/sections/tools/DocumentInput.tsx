import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { ToolLimits } from '#schemas/tool.ts'
import type { ToolWords } from '#schemas/toolWords.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { GivenFiles } from './GivenFiles.tsx'
import { fill } from './fill.ts'
import type { Documents } from './useDocuments.ts'

type DocumentInputProps = {
  /** Unique on the page. */
  id: string
  label: string
  help?: string | undefined
  /** Most files that are taken; 0 takes a text only. */
  most: number
  limits: ToolLimits
  words: ToolWords
  documents: Documents
  isBusy: boolean
}

/** A place for files and a box for text. What is refused says why, beside the control, and takes the focus. */
export function DocumentInput({ id, label, help, most, limits, words, documents, isBusy }: DocumentInputProps) {
  const live = useHydrated()
  const { language } = useSite()
  const { given, add, setText, refuse } = documents
  const [isOver, setIsOver] = useState(false)
  const refusal = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (given.refusal > 0) refusal.current?.focus()
  }, [given.refusal])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file can be chosen again after it was mended.
    event.target.value = ''
    if (files.length > 0) void add(files)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (isBusy) return
    const items = [...event.dataTransfer.items].filter((item) => item.kind === 'file')
    if (items.some((item) => item.webkitGetAsEntry?.()?.isDirectory)) return refuse(words.folder)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) void add(files)
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
              aria-describedby={`${id}-limits`}
              aria-disabled={isBusy || undefined}
              onClick={(event) => isBusy && event.preventDefault()}
            />
          </label>
          <p className="limits" id={`${id}-limits`}>
            {fill(most > 1 ? words.manyLimits : words.fileLimits, { megabytes, pages, files: most })}
          </p>
        </div>
      )}
      <GivenFiles documents={documents} words={words} />
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
          id={`${id}-text`}
          value={given.text}
          maxLength={characters * 2}
          rows={most > 0 ? 5 : 10}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <p className="help" id={`${id}-hint`}>
        {fill(words.pasteHint, { characters: characters.toLocaleString(language) })}
      </p>
    </fieldset>
  )
}
