import type { Theme } from '#schemas/theme.ts'

/** The settings of a theme that the receiver’s own pages use. */
export type PageTheme = Pick<Theme, 'colors' | 'radius'>

/** The path of the style sheet of the receiver’s own pages; no form can have this name. */
export const STYLE_PATH = '/_forms/page.css'

/**
 * The style sheet of the receiver’s own pages, in the colors of the site. It uses the system font, because the site may be on another host.
 */
export function pageStyle({ colors, radius }: PageTheme): string {
  return `:root { color-scheme: light; font: 1.0625rem/1.6 system-ui, sans-serif; color: ${colors.text}; background: ${colors.subtle}; }
body { margin: 0; }
header { padding: 1.25rem; background: ${colors.background}; border-bottom: 1px solid ${colors.line}; }
header a { display: block; margin: 0 auto; max-width: 34.5rem; font-size: 1.25rem; font-weight: 700; text-decoration: none; color: ${colors.ink}; }
main { box-sizing: border-box; margin: 2rem auto; padding: 0.5rem 1.25rem 2rem; max-width: 38.5rem; background: ${colors.surface}; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: 1.5rem 0 1rem; color: ${colors.ink}; }
a { color: ${colors.link}; text-underline-offset: 0.2em; }
a:hover { color: ${colors.linkHover}; }
ul { padding-inline-start: 1.25rem; }
.field { margin: 1.5rem 0; }
label, legend { display: block; padding: 0; font-weight: 600; color: ${colors.ink}; }
.agreement label, fieldset label { font-weight: 400; }
fieldset { min-width: 0; padding: 0; border: 0; }
fieldset label { padding: 0.375rem 0; }
.field p { margin: 0.25rem 0; }
.error { font-weight: 600; color: ${colors.error}; }
input:not([type="checkbox"]), select, textarea {
  box-sizing: border-box; width: 100%; margin-top: 0.375rem; padding: 0.75rem; font: inherit; color: inherit;
  background: ${colors.background}; border: 1px solid ${colors.control}; border-radius: ${radius.control}px;
}
input[type="checkbox"] { width: 1.25rem; height: 1.25rem; vertical-align: -0.25rem; accent-color: ${colors.primaryText}; }
[aria-invalid="true"] { outline: 2px solid ${colors.error}; }
:focus-visible { outline: 3px solid ${colors.link}; outline-offset: 2px; }
button {
  padding: 0.75rem 2rem; font: inherit; font-weight: 700; border: 0; border-radius: ${radius.control}px; cursor: pointer;
  color: ${colors.onPrimary}; background: ${colors.primary};
}
button:hover { background: ${colors.primaryHover}; }
.trap { position: absolute; inset-inline-start: -100vw; width: 1px; height: 1px; overflow: hidden; }
@media (min-width: 40rem) { main { padding: 0.5rem 2rem 2.5rem; border: 1px solid ${colors.line}; border-radius: ${radius.control}px; } }
@media (forced-colors: active) { button { border: 2px solid; } }
`
}
