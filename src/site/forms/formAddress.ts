import type { SiteSettings } from '#schemas/site.ts'
import type { FormProps } from './formTypes.ts'
import { formPath } from './receiverProtocol.ts'

/**
 * Address to which a form is posted: a path of the site’s own server, or another address. Empty for a form that opens the e-mail program.
 */
export function formAddress(
  { forms, backends }: Pick<SiteSettings, 'forms' | 'backends'>,
  { name, delivery }: Pick<FormProps, 'name' | 'delivery'>,
): string {
  if (delivery.kind === 'receiver') return (forms.receiver ?? '') + formPath(name)
  return delivery.kind === 'endpoint' ? `${backends[delivery.service]}${delivery.path}` : ''
}
