// oxlint-disable-next-line import/no-default-export -- Next.js asks for it.
export default { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } }
