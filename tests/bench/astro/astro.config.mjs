import { readFileSync } from 'node:fs'
import { defineConfig } from 'astro/config'

const { redirects } = JSON.parse(readFileSync(new URL('./config/redirects.json', import.meta.url), 'utf8'))

// oxlint-disable-next-line import/no-default-export -- Astro asks for it.
export default defineConfig({
  // Away from node_modules, which every run shares.
  cacheDir: './.cache',
  vite: { cacheDir: './.vite' },
  redirects: Object.fromEntries(redirects.map(({ from, to, status = 301 }) => [from, { status, destination: to }])),
})
