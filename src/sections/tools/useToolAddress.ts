import { useSite } from '#src/ui/SiteContext.ts'

/** The address of the service that analyses for a tool, made of a backend of the site and a path; undefined when the browser does it. */
export function useToolAddress(backend: { service: 'admin' | 'user'; path: string } | undefined): string | undefined {
  const { backends } = useSite()
  return backend && backends[backend.service] + backend.path
}
