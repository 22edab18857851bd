import type { SiteSettings } from '#schemas/site.ts'
import type { FormProps } from './formTypes.ts'
import { formPath } from './receiverProtocol.ts'

/** Where a form is posted to: a path of the site’s own server, or an address elsewhere. Empty for one that opens the e-mail program. */
export function formAddress(
  { forms, backends }: Pick<SiteSettings, 'forms' | 'backends'>,
  { name, delivery }: Pick<FormProps, 'name' | 'delivery'>,
): string {
  if (delivery.kind === 'receiver') return (forms.receiver ?? '') + formPath(name)
  return delivery.kind === 'endpoint' ? `${backends[delivery.service]}${delivery.path}` : ''
}
