import { Suspense, useEffect, useState } from 'react'
import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { SectionBoundary, afterPaint, type LazyView } from 'page-builder/ui'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import { NoResult } from './NoResult.tsx'
import { useToolAround } from './ToolContext.ts'

type LaterResultProps<Props> = { tool: ToolType; view: LazyView<Props>; props: Props }

/**
 * The result of a tool, whose code is loaded when there is a result or one is likely to be requested: most visits start without. Once
 * rendered it stays, even when emptied, to show the outcome. If its code fails to load, the input stays, with a Retry button below it.
 */
export function LaterResult<Props extends object>({ tool, view: { View, preload }, props }: LaterResultProps<Props>) {
  const isEmpty = holdsNothing(useToolResult(tool))
  const { isBegun, isBusy } = useToolAround()
  const [isShown, setIsShown] = useState(!isEmpty)
  if (!isEmpty && !isShown) setIsShown(true)
  useEffect(() => {
    if (!isBegun && !isBusy) return
    // Requesting that many files takes a while, and the visitor has just acted. Load failures are shown where it is rendered.
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

/** Whether a stored result is in its initial state: no text, no number and no entry in it. */
function holdsNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(holdsNothing) : !value
}
