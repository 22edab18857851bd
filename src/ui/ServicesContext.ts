import { createContext, useContext } from 'react'
import { silentServices } from '#src/services/silentServices.ts'
import type { Services } from '#src/services/services.ts'

/** The services that components may use. */
export type UsableServices = Pick<Services, 'analytics' | 'booking' | 'errors'>

/** Provides the services; without a provider they do nothing, as on the server and in tests. */
export const ServicesContext = createContext<UsableServices>(silentServices)

/** The services of the site. */
export function useServices(): UsableServices {
  return useContext(ServicesContext)
}
