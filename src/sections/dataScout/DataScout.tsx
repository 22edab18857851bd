import { type FormEvent, useState } from 'react'
import { EarlierInput } from '#src/sections/tools/EarlierInput.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { readSamples } from '#src/sections/tools/readSamples.ts'
import { useDocuments } from '#src/sections/tools/useDocuments.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { dataScout } from '#src/store/slices/dataScout.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { ScoutTable } from './ScoutTable.tsx'
import { rowsOf, toStored } from './rowsOf.ts'

/** The data scout (R5.6): resume files in, a table that can be corrected and exported out. The table is kept in `dataScout`. */
export function DataScout(props: ViewProps<'dataScout'>) {
  const { toolWords: words, limits, files, resumes, sample, backend } = props
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const given = useDocuments({ most: files, limits, words, run })
  const [fresh, setFresh] = useState(0)
  const [isSample, setIsSample] = useState(false)
  const isBusy = state.phase === 'busy'

  async function scout(documents: ReadDocument[], keep: 'earlier' | 'nothing') {
    if (documents.length === 0) return
    const { store } = sharedStore()
    const earlier = keep === 'earlier' ? rowsOf(store.getState().dataScout) : []
    const used = new Set(earlier.map(({ id }) => id))
    const ids = freeIds(used, documents.length)
    const rows = await run(
      'scoutResumes',
      { documents: documents.map((document, index) => ({ id: ids[index]!, document })) },
      documents.length,
    )
    if (!rows) return
    // A file that is read again takes the place of what was read of it before, with the visitor’s corrections.
    const names = new Set(rows.flatMap((row) => row.files))
    store.dispatch(dataScout.actions.updated(toStored([...earlier.filter((row) => !row.files.every((name) => names.has(name))), ...rows])))
    given.forget()
    setFresh((before) => before + 1)
  }

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    await scout(await given.documents(), isSample ? 'nothing' : 'earlier')
    setIsSample(false)
  }

  async function trySample() {
    const documents = await readSamples(sample, limits, run)
    setIsSample(true)
    await scout(documents, 'earlier')
  }

  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <EarlierInput
          kind="resume"
          id="resumes"
          label={resumes.label}
          help={resumes.help}
          most={files}
          limits={limits}
          words={words}
          documents={given}
          isBusy={isBusy}
        />
        <GoRow words={words} isBusy={isBusy} onSample={() => void trySample()} />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <ScoutTable {...props} fresh={fresh} isSample={isSample} fellBack={fellBack} onCleared={given.forget} />
      </StoreProvider>
    </ToolFrame>
  )
}

function freeIds(used: ReadonlySet<string>, count: number): string[] {
  const ids: string[] = []
  for (let number = 1; ids.length < count; number++) if (!used.has(`row-${number}`)) ids.push(`row-${number}`)
  return ids
}
