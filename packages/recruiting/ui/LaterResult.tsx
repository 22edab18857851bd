import { Suspense, useEffect, useState } from 'react'
import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { SectionBoundary, afterPaint, type LazyView } from 'page-builder/ui'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import { NoResult } from './NoResult.tsx'
import { useToolAround } from './ToolContext.ts'

type LaterResultProps<Props> = { tool: ToolType; view: LazyView<Props>; props: Props }

/**
 * The result of a tool, whose code comes when there is one, or one will be wanted: most visits to a page begin without. Once shown it
 * stays, also when it is emptied, to say what became of it. If its code does not arrive, the input stays and Retry stands below it.
 */
export function LaterResult<Props extends object>({ tool, view: { View, preload }, props }: LaterResultProps<Props>) {
  const isEmpty = holdsNothing(useToolResult(tool))
  const { isBegun, isBusy } = useToolAround()
  const [isShown, setIsShown] = useState(!isEmpty)
  if (!isEmpty && !isShown) setIsShown(true)
  useEffect(() => {
    if (!isBegun && !isBusy) return
    // To ask for so many files takes a while, and the visitor has just done something. Whether they arrived shows where it is rendered.
    afterPaint(() => void preload().catch(() => {}))
  }, [isBegun, isBusy, preload])
  if (!isShown) return <NoResult clearing={null} />
  return (
    <SectionBoundary sectionType={tool} sectionId="result" preload={preload}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </SectionBoundary>
  )
}

/** Whether a stored result is as it was before the first one: no text, no number and no entry in it. */
function holdsNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(holdsNothing) : !value
}
