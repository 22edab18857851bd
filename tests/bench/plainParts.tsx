import type { SectionProps } from '#schemas/sections/index.ts'

type Heading = { eyebrow?: string | undefined; title?: string | undefined; lead?: string | undefined }

/** An icon of a sprite. */
export function PlainIcon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}

/** A link that looks like a button. */
export function PlainAction({ label, href, look }: SectionProps<'callToAction'>['actions'][number]) {
  return (
    <a className={`action ${look}`} href={href}>
      {label}
    </a>
  )
}

/** The opening of a section. */
export function PlainHeading({ eyebrow, title, lead }: Heading) {
  return (
    <header className="heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}

/** HTML that was made before. */
export function PlainHtml({ html, className }: { html: string; className: string }) {
  // eslint-disable-next-line react/no-danger -- made from Markdown by the build, on both sides of the comparison
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
