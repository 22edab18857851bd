/**
 * HTML that the build made from Markdown (raw HTML in the source is already text there). The one place that sets inner HTML.
 * `className` defaults to `prose`.
 */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
