import { useMemo } from 'react'
import { Notice } from 'page-builder/ui'
import { useToolAround } from './ToolContext.ts'
import { isUnreadLanguage } from './isUnreadLanguage.ts'

type LanguageNoteProps = {
  /** The place of the tool that holds the texts. */
  place: string
  /** Whether they are adverts; else they are resumes. */
  isAdvert: boolean
}

/** Says at once, before anything is analysed, that a text of a place is in a language that is not read, and which ones are. */
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
