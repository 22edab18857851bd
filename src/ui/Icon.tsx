import { useSite } from './SiteContext.ts'

/**
 * An icon of the sprite, decorative: the text next to it says what it means. Its size follows the text; `className` can set another, and
 * the attributes apply if no styles load.
 */
export function Icon({ name, className }: { name: string; className?: string }) {
  const { iconsUrl } = useSite()
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
