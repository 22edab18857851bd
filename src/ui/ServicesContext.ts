import { createContext, useContext } from 'react'
import { silentServices } from '#src/services/silentServices.ts'
import type { Services } from '#src/services/services.ts'

/** What components may say to the outside. */
export type UsableServices = Pick<Services, 'analytics' | 'booking' | 'errors'>

/** Carries the services; silent ones where nobody provides any, as on the server and in tests. */
export const ServicesContext = createContext<UsableServices>(silentServices)

/** The services of the site. */
export function useServices(): UsableServices {
  return useContext(ServicesContext)
}
