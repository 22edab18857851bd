import { memo } from 'react'
import { Brand } from '#src/shell/brand/Brand.tsx'
import { ActionLink } from '#src/shell/ActionLink.tsx'
import { AddressLines } from '#src/ui/AddressLines.tsx'
import { colonOf } from '#src/ui/colonOf.ts'
import { telephoneLink } from '#src/ui/telephoneLink.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { SocialIcon } from './SocialIcon.tsx'
import type { Footer as FooterContent } from '#schemas/footer.ts'

/**
 * The footer of every page with the main layout (R4.1). It has no behaviour: pictures have `data-grow`, which a script can set to `waiting`
 * and then to `shown` to animate them (R4.2); the button is inside `data-footer-action`.
 */
export const Footer = memo(function Footer() {
  const { language, words, footer, contact, analytics } = useSite()
  const { layout, tone = 'deep' } = footer
  return (
    <footer
      className="site-footer band"
      data-tone={tone}
      data-scheme={tone === 'deep' ? 'dark' : undefined}
      data-layout={layout === 'columns' ? undefined : layout}>
      <div className="container">
        <div className="site-footer-top">
          <div className="site-footer-about">
            <Brand on={tone === 'deep' ? 'dark' : 'light'} isLate />
            {footer.text && <p className="site-footer-text">{footer.text}</p>}
            {footer.action && (
              <div data-footer-action="">
                <ActionLink {...footer.action} />
              </div>
            )}
            {contact?.address && <AddressLines address={contact.address} order={contact.addressOrder} />}
            {contact?.phone && (
              <p className="site-footer-support">
                <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
              </p>
            )}
            {footer.support && (
              <p className="site-footer-support">
                {footer.support.label}
                {colonOf(language)} <a href={`mailto:${footer.support.email}`}>{footer.support.email}</a>
              </p>
            )}
            {footer.social.length > 0 && (
              <ul className="site-footer-social" role="list">
                {footer.social.map(({ network, label, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener">
                      <SocialIcon network={network} />
                      <span className="visually-hidden">
                        {label} ({words.newTab})
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav className="site-footer-columns" aria-label={words.footerNavigation}>
            {footer.columns
              .filter(({ items }) => items.length > 0)
              .map(({ key, title, items }) => (
                <div key={key}>
                  <h2>{title}</h2>
                  <ul role="list">
                    {items.map((link) => (
                      <li key={link.location}>
                        <FooterLink link={link} menuItem={link.label} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </nav>
          {footer.images.length > 0 && (
            <div className="site-footer-pictures">
              {footer.images.map(({ src, alt, width, height }) => (
                <img key={src} src={src} alt={alt} width={width} height={height} loading="lazy" data-grow="" />
              ))}
            </div>
          )}
        </div>
        <div className="site-footer-end">
          <p>{footer.copyright}</p>
          {analytics.trackingId && analytics.consent !== 'none' && (
            <button type="button" data-consent-reopen="">
              {words.consentReopen}
            </button>
          )}
          {footer.legal.length > 0 && (
            <ul role="list">
              {footer.legal.map((link) => (
                <li key={link.location}>
                  <FooterLink link={link} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
})

/** A link of the footer. `menuItem` names it for statistics (R6.1). */
function FooterLink({ link, menuItem }: { link: FooterContent['legal'][number]; menuItem?: string | undefined }) {
  const { words } = useSite()
  const { label, location, newTab } = link
  return (
    <a href={location} data-menu-item={menuItem} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
      {label}
      {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
    </a>
  )
}
