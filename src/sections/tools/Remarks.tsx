import { Notice } from '#src/sections/Notice.tsx'
import { useToolAround } from './ToolContext.ts'

/** What must be said over a result, in one notice: that it is one of sample data, or that a service failed. */
export function Remarks() {
  const { words, isSample, fellBack } = useToolAround()
  const remarks = [isSample && words.ofSample, fellBack && words.fellBack].filter((remark) => typeof remark === 'string')
  if (remarks.length === 0) return null
  return (
    <Notice severity="info">
      {remarks.map((remark) => (
        <p key={remark} className="remark">
          {remark}
        </p>
      ))}
    </Notice>
  )
}
