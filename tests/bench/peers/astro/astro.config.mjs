import { defineConfig } from 'astro/config'

// oxlint-disable-next-line import/no-default-export -- Astro asks for it.
export default defineConfig({ devToolbar: { enabled: false } })
