import { DocumentInput } from '#packages/recruiting/ui/DocumentInput.tsx'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import { dataScout } from '#packages/recruiting/results/dataScout.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { lazyView } from 'page-builder/ui'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { isReadAgain } from '#packages/recruiting/analysis/dataScout/isReadAgain.ts'
import { rowsOf, toStored } from './rowsOf.ts'

const result = lazyView('dataScout result', () => import('./ScoutTable.tsx').then((module) => module.ScoutTable))

/** The data scout (R5.6): resume files in, an editable and exportable table out. */
export default function DataScout(props: ToolProps<'dataScout'>) {
  const { files, resumes, sample } = props
  const dispatch = useAppDispatch()
  const tool = useTool<'given' | 'sample'>(props, {
    places: { resumes: files },
    async analyse({ documents, samples, run }, what) {
      const isSample = what === 'sample'
      const given = isSample ? await samples(sample) : await documents('resumes')
      if (given.length === 0) return null
      // Sample rows are replaced by those of the visitor.
      const isStartedOver = tool.isSample && !isSample
      const earlier = isStartedOver ? [] : dispatch((_, state) => rowsOf(state().dataScout))
      const ids = freeIds(new Set(earlier.map(({ id }) => id)), given.length)
      const rows = await run('dataScout', { documents: given.map((document, index) => ({ id: ids[index]!, document })) }, given.length)
      // A file that is read again replaces its earlier row, with the visitor’s edits.
      const kept = earlier.filter((row) => !isReadAgain(row, rows))
      return {
        isSample,
        keep() {
          dispatch(dataScout.actions.updated(toStored([...kept, ...rows])))
          tool.send({ type: 'place.empty', place: 'resumes' })
        },
      }
    },
  })

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit('given')}
      onSample={() => tool.analyse('sample')}
      result={<LaterResult tool="dataScout" view={result} props={props} />}>
      <DocumentInput kind="resume" place="resumes" label={resumes.label} help={resumes.help} />
    </ToolFrame>
  )
}

function freeIds(used: ReadonlySet<string>, count: number): string[] {
  const ids: string[] = []
  for (let number = 1; ids.length < count; number++) if (!used.has(`row-${number}`)) ids.push(`row-${number}`)
  return ids
}
