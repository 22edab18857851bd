import type { ToolWords } from '#schemas/toolWords.ts'
import { Icon } from '#src/ui/Icon.tsx'

type RemarksProps = { isSample: boolean; fellBack: boolean; caution: string | undefined; words: ToolWords }

/** What must be said over a result: that it is one of sample data, that a service failed, and what to keep in mind. */
export function Remarks({ isSample, fellBack, caution, words }: RemarksProps) {
  const remarks = [isSample && words.ofSample, fellBack && words.fellBack, caution].filter((remark) => typeof remark === 'string')
  return remarks.map((remark) => (
    <p key={remark} className="remark">
      <Icon name="info" />
      <span>{remark}</span>
    </p>
  ))
}
