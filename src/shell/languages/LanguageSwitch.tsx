import type { MouseEvent } from 'react'
import type { PageData } from '#src/site/pages/pageData.ts'

/** Links to the page in the other languages of the site, each named in itself; empty if there is none. */
export function LanguageSwitch({ language }: Pick<PageData, 'language'>) {
  if (!language || language.versions.length === 0) return null
  return (
    <nav className="language-switch" aria-label={language.versions.map(({ name }) => name).join(', ')} data-scheme="dark">
      <ul className="container" role="list">
        {language.versions.map(({ tag, name, href }) => (
          <li key={tag} lang={tag}>
            {tag === language.tag ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a href={href} hrefLang={tag} onClick={keepAnchor}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Keeps the reader’s anchor, because anchors are the same in all languages. */
function keepAnchor({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = window.location.hash
}
