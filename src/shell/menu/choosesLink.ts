/** What is looked at in a click. */
type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether a click follows a link in the usual way. One that asks for another tab or a download leaves the page, and
 * what is open on it, alone.
 */
export function choosesLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  const onLink = target instanceof Element && target.closest('a') !== null
  return onLink && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
