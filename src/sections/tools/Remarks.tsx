import { Icon } from '#src/ui/Icon.tsx'
import { useToolAround } from './ToolContext.ts'

/** What must be said over a result: that it is one of sample data, that a service failed, and what to keep in mind. */
export function Remarks({ caution }: { caution: string | undefined }) {
  const { words, isSample, fellBack } = useToolAround()
  const remarks = [isSample && words.ofSample, fellBack && words.fellBack, caution].filter((remark) => typeof remark === 'string')
  return remarks.map((remark) => (
    <p key={remark} className="remark">
      <Icon name="info" />
      <span>{remark}</span>
    </p>
  ))
}
