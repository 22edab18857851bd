import { Brand } from './Brand.tsx'

/** The logo on a page without header and footer, at the start of its `main`, with a link to the home page. */
export function BareBrand() {
  return (
    <div className="bare-brand container">
      <Brand on="light" />
    </div>
  )
}
