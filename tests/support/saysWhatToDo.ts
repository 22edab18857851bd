/** Whether a hint is self-contained: not empty, a sentence, and without references to earlier text. */
export function saysWhatToDo(hint: string | undefined): boolean {
  return (
    hint !== undefined && /^\P{Ll}.*[.?]$/su.test(hint) && !/\b(?:the message|marked place|(?:said|told|written|see) above)\b/i.test(hint)
  )
}
