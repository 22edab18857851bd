/** Goes to the input that holds words which were clicked on the page, in whatever it is folded away; nowhere when none does. */
export function focusWords(words: string): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea:not([aria-hidden])')]
  const found =
    words === '' ? undefined : (inputs.find(({ value }) => value === words) ?? inputs.find(({ value }) => value.includes(words)))
  for (let around = found?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true
  found?.focus()
}
