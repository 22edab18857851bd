import { footerWithPages, headerEntries } from './menus.ts'
import type { Organization } from '#schemas/organization.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { searchPage } from '#src/site/pages/searchPage.ts'
import type { ShellData, ShellHeader, ShellLanguage } from './shellData.ts'
import type { Site } from '#src/site/site.ts'
import { wordsOfFrame } from '#src/site/words/wordsOfFrame.ts'

/**
 * The shared part of a site. `iconsUrl` is the address of the icon sprite, `build` identifies the build, and `lightLogo` is the address of
 * the generated logo for dark backgrounds, if config has none. Dark pages show it in the header, too.
 */
export function makeShellData(whole: Site, iconsUrl: string, build: string, lightLogo?: string): ShellData {
  const site = viewOf(whole, {})
  const { settings } = site
  const { logo } = settings
  const onDark = logo.srcOnDark ?? lightLogo ?? logo.src
  return {
    name: settings.name,
    language: settings.language,
    ...(whole.languages && { languages: Object.fromEntries(whole.languages.map(({ tag }) => [tag, shellLanguage(whole, tag)])) }),
    logo: isDark(site.theme.colors.surface)
      ? { ...logo, src: onDark, srcOnDark: onDark, onPaper: logo.src }
      : { ...logo, srcOnDark: onDark },
    words: wordsOfFrame(settings),
    bareRoutes: whole.pages.filter(({ meta }) => meta.layout === 'bare').map(({ path }) => path),
    announcement: site.header.announcement,
    header: shellHeader(site),
    search: site.header.search ? searchPage(site)?.path : undefined,
    footer: footerWithPages(site),
    contact: site.footer.showContact ? contactOf(settings.organization) : undefined,
    email: site.footer.support?.email ?? settings.organization.email,
    bookingUrl: settings.booking?.url,
    analytics: settings.analytics,
    errorReports: settings.errorReports,
    backends: settings.backends,
    iconsUrl,
    theme: site.theme,
    build,
  }
}

function shellLanguage(whole: Site, tag: string): ShellLanguage {
  const site = viewOf(whole, { language: tag })
  const { settings } = site
  return {
    name: settings.name,
    language: tag,
    home: findPage(site, '/')?.path,
    notFound: whole.notFoundIn?.find(({ language }) => language === tag)?.path,
    words: wordsOfFrame(settings),
    announcement: site.header.announcement,
    header: shellHeader(site),
    search: site.header.search ? searchPage(site)?.path : undefined,
    footer: footerWithPages(site),
    contact: site.footer.showContact ? contactOf(settings.organization) : undefined,
  }
}

function contactOf({ phone, address, addressOrder }: Organization): ShellData['contact'] {
  return { phone, address, addressOrder }
}

function shellHeader(site: Site): ShellHeader {
  const { actions, layout, over, condensed, bar } = site.header
  return {
    entries: headerEntries(site),
    actions,
    ...(layout !== 'left' && { layout }),
    ...(over && { isOver: true }),
    ...(condensed && { isCondensed: true }),
    ...(bar && { bar }),
  }
}
