import { useSite } from '#src/ui/SiteContext.ts'

/** The logo, linked to the home page; `on` says whether the background is light or dark. */
export function Brand({ on }: { on: 'light' | 'dark' }) {
  const { name, logo, home = '/' } = useSite()
  const image = (
    <img
      src={on === 'light' ? logo.src : logo.srcOnDark}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading={on === 'dark' ? 'lazy' : undefined}
    />
  )
  return (
    <a className="brand" href={home}>
      {logo.onPaper ? (
        <picture>
          <source media="print" srcSet={logo.onPaper} />
          {image}
        </picture>
      ) : (
        image
      )}
    </a>
  )
}
