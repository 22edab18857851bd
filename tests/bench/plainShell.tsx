import type { ShellData, ShellEntry } from '#src/site/menus/shellData.ts'
import { PlainAction, PlainIcon } from './plainParts.tsx'

/** The header: the menu twice, as panels for wide windows and as a list for narrow ones. */
export function PlainHeader({ shell }: { shell: ShellData }) {
  const { header, logo, name } = shell
  return (
    <header className="site-header">
      <div className="container">
        <a className="brand" href="/">
          <img src={logo.src} width={logo.width} height={logo.height} alt={name} />
        </a>
        <nav className="mega">
          <ul>
            {header.entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          {header.actions.map((action) => (
            <PlainAction key={action.label} {...action} />
          ))}
        </div>
        <details className="menu">
          <summary>
            <PlainIcon name="menu" />
            <span>Menu</span>
          </summary>
          <div className="menu-panel">
            <nav>
              <ul>
                {header.entries.map((entry) => (
                  <li key={entry.key}>
                    <a href={entry.path}>{entry.title}</a>
                    <Groups entry={entry} />
                  </li>
                ))}
              </ul>
              <div className="menu-actions">
                {header.actions.map((action) => (
                  <PlainAction key={action.label} {...action} />
                ))}
              </div>
            </nav>
          </div>
        </details>
      </div>
    </header>
  )
}

function Entry({ entry }: { entry: ShellEntry }) {
  return (
    <li>
      <div className="entry">
        <button type="button" aria-expanded="false">
          {entry.title}
          <PlainIcon name="chevron-down" />
        </button>
      </div>
      {entry.hasDropdown && (
        <div className="panel">
          <div className="card">
            <Groups entry={entry} />
          </div>
        </div>
      )}
    </li>
  )
}

function Groups({ entry }: { entry: ShellEntry }) {
  return entry.groups.map((group) => (
    <div className="group" key={group.key}>
      <p className="group-title">
        {group.productTitle} {group.tagContent && <span className="tag">{group.tagContent}</span>}
      </p>
      <ul>
        {group.items.map(({ service, feature, location, icon }) => (
          <li key={location}>
            <a className="item" href={location}>
              <span className="item-icon">
                <PlainIcon name={icon} />
              </span>
              <span className="item-text">
                <span className="item-service">{service}</span>
                <span className="item-feature">{feature}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The footer: columns of links, contact and the last line. */
export function PlainFooter({ shell }: { shell: ShellData }) {
  const { footer, logo, name } = shell
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-top">
          <div className="footer-about">
            <a className="brand" href="/">
              <img src={logo.srcOnDark} width={logo.width} height={logo.height} alt={name} />
            </a>
            <p>{footer.text}</p>
            <div>{footer.action && <PlainAction {...footer.action} />}</div>
            <p>
              {footer.support.label}: <a href={`mailto:${footer.support.email}`}>{footer.support.email}</a>
            </p>
            <ul>
              {footer.social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>
                    <PlainIcon name="link" />
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className="footer-columns">
            {footer.columns.map(({ key, title, items }) => (
              <div key={key}>
                <h2>{title}</h2>
                <Links links={items} />
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-end">
          <p>{footer.copyright}</p>
          <Links links={footer.legal} />
        </div>
      </div>
    </footer>
  )
}

function Links({ links }: { links: { label: string; location: string }[] }) {
  return (
    <ul>
      {links.map(({ label, location }) => (
        <li key={location}>
          <a href={location}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
