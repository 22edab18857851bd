/** The style of the gallery, in the tokens of the site’s theme. */
export const galleryStyle = `
.gallery code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
.gallery :is(h1, h2) code { font-size: 1em; letter-spacing: -0.02em; }
.gallery .g-head { max-width: 46rem; margin-bottom: 2rem; }
.gallery h1 { font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem); letter-spacing: -0.02em; }
.gallery > section { margin-top: clamp(2.5rem, 2rem + 2vw, 4rem); }
.gallery > section > h2 { margin-bottom: 1rem; font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem); }
.gallery .g-lost { margin-bottom: 1.5rem; padding: 1rem 1.25rem; border-inline-start: 4px solid var(--mui-palette-brand-warning); background: var(--mui-palette-brand-subtle); }
.gallery .g-search { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-bottom: 1.5rem; }
.gallery .g-search label { font-weight: 700; color: var(--mui-palette-text-strong); }
.gallery .g-search input { flex: 1 1 16rem; max-width: 26rem; min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--mui-palette-brand-control); border-radius: var(--mui-shape-borderRadius); background: var(--mui-palette-brand-surface); color: var(--mui-palette-brand-text); font: inherit; }
.gallery .g-search p { color: var(--mui-palette-text-secondary); }
.gallery .g-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
.gallery .g-cards [hidden] { display: none; }
.gallery .g-cards a { display: flex; flex-direction: column; height: 100%; padding: 1.25rem 1.375rem; border: 1px solid var(--mui-palette-divider); border-radius: var(--mui-shape-card); background: var(--mui-palette-background-paper); color: inherit; text-decoration: none; }
.gallery .g-cards a:hover { border-color: var(--mui-palette-brand-primary); box-shadow: var(--mui-shadows-1); }
.gallery .g-cards h2 { margin-bottom: 0.375rem; font-size: 1.0625rem; }
.gallery .g-cards .g-count { margin-top: auto; padding-top: 0.75rem; color: var(--mui-palette-text-secondary); font-size: 0.875rem; }
.gallery iframe { display: block; width: 100%; height: 24rem; border: 1px solid var(--mui-palette-divider); border-radius: var(--mui-shape-card); background: var(--mui-palette-brand-background); }
.gallery details { margin-top: 0.75rem; }
.gallery summary { width: fit-content; padding: 0.25rem 0; color: var(--mui-palette-link-main); font-weight: 600; cursor: pointer; }
.gallery .g-copy { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-block: 0.5rem 0.75rem; }
.gallery .g-copy .action { min-height: 2.5rem; padding: 0.375rem 1rem; font-size: 0.9375rem; }
.gallery pre { max-height: 28rem; margin: 0; padding: 1rem 1.25rem; border: 1px solid var(--mui-palette-divider); border-radius: var(--mui-shape-card); background: var(--mui-palette-brand-subtle); color: var(--mui-palette-brand-text); font-size: 0.9375rem; line-height: 1.6; overflow: auto; }
.gallery pre code { overflow-wrap: normal; }
.gallery .g-fields > li { padding: 0.875rem 0; border-top: 1px solid var(--mui-palette-divider); }
.gallery .g-fields > li > p + p { margin-top: 0.25rem; }
.gallery .g-fields .g-fields { margin: 0.5rem 0 0.25rem; padding-inline-start: clamp(0.75rem, 2vw, 1.5rem); border-inline-start: 3px solid var(--mui-palette-brand-tintStrong); }
.gallery .g-fields .g-fields > li:first-child { border-top: 0; }
.gallery .g-name { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
.gallery .g-name code { color: var(--mui-palette-text-strong); font-weight: 700; font-size: 1rem; }
.gallery .g-need { font-size: 0.8125rem; color: var(--mui-palette-text-secondary); }
.gallery .g-need[data-need='required'] { color: var(--mui-palette-secondary-main); font-weight: 700; }
.gallery .g-type { color: var(--mui-palette-text-secondary); font-size: 0.9375rem; }
.gallery .g-next { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between; margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--mui-palette-divider); }
.gallery .g-next a { padding-block: 0.25rem; }
`
