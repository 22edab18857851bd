import { useMemo } from 'react'
import { Notice } from 'page-builder/ui'
import { useToolAround } from './ToolContext.ts'
import { isUnreadLanguage } from './isUnreadLanguage.ts'

type LanguageNoteProps = {
  /** The place of the tool with the texts. */
  place: string
  /** Whether they are job descriptions; otherwise they are resumes. */
  isAdvert: boolean
}

/** Reports a text in an unsupported language immediately, before any analysis, with the supported ones. */
export function LanguageNote({ place, isAdvert }: LanguageNoteProps) {
  const { words, given } = useToolAround()
  const { text, files } = given[place]!
  const isUnread = useMemo(
    () =>
      [text, ...files.flatMap((file) => (file.state === 'ready' ? [file.document.text] : []))].some((one) =>
        isUnreadLanguage(one, isAdvert),
      ),
    [text, files, isAdvert],
  )
  return isUnread && <Notice severity="info">{isAdvert ? words.otherAdvertLanguage : words.otherLanguage}</Notice>
}
