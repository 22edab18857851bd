import type { TextLink } from '#src/site/pages/pageData.ts'
import { useSite } from '#src/ui/SiteContext.ts'

/** The trail from the home page to this one; empty for a page without ancestors. */
export function Breadcrumb({ trail }: { trail: TextLink[] }) {
  const { words } = useSite()
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={href}>{index === trail.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
