import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/** What a plan offers of a feature: a sign with its meaning in words for yes and no, else the words themselves. */
export function MatrixValue({ value }: { value: boolean | string }) {
  const { words } = useSite()
  if (typeof value === 'string') return value
  return (
    <span className={value ? 'yes' : 'no'}>
      <Icon name={value ? 'check' : 'minus'} />
      <span className="visually-hidden">{value ? words.included : words.notIncluded}</span>
    </span>
  )
}
