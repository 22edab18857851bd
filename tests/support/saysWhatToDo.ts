/** Whether a hint says what to do by itself: it is there, is a sentence, and does not send its reader back to what was said before it. */
export function saysWhatToDo(hint: string | undefined): boolean {
  return (
    hint !== undefined && /^\P{Ll}.*[.?]$/su.test(hint) && !/\b(?:the message|marked place|(?:said|told|written|see) above)\b/i.test(hint)
  )
}
