/** The properties of a click that matter here. */
type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click follows a link in this tab: a left click without a modifier key that would open another tab or download. */
export function followsLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  const onLink = target instanceof Element && target.closest('a') !== null
  return onLink && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
