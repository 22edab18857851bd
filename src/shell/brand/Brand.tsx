import { useSite } from '#src/ui/SiteContext.ts'

/**
 * The logo, linked to the home page; `on` says whether the background is light or dark. At night, a light one is dark, too. `isOver` adds
 * the logo for a header on a picture; `isLate` is for a logo at the end of the page.
 */
export function Brand({ on, isOver, isLate }: { on: 'light' | 'dark'; isOver?: boolean | undefined; isLate?: boolean }) {
  const { name, logo, home = '/', theme } = useSite()
  const isBoth = on === 'light' && theme.night !== undefined
  const { width, height } = logo
  const image = (
    <img
      className={isBoth ? 'by-day' : undefined}
      src={on === 'light' ? logo.src : logo.srcOnDark}
      width={width}
      height={height}
      alt={name}
      loading={on === 'dark' || isBoth || isLate ? 'lazy' : undefined}
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
      {isBoth && <img className="by-night" src={logo.srcOnDark} width={width} height={height} alt={name} loading="lazy" />}
      {isOver && <img className="brand-over" src={logo.srcOnDark} width={width} height={height} alt={name} loading="lazy" />}
    </a>
  )
}
