import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter'
import shell from '../data/shell.json'
import { Footer } from '../parts/Footer'
import { Header } from '../parts/Header'
import { Themed } from '../parts/Themed'

// oxlint-disable-next-line import/no-default-export -- Next.js asks for it.
export default function Layout({ children }) {
  return (
    <html lang={shell.language}>
      <head>
        {shell.font.preload && <link rel="preload" as="font" type="font/woff2" href={shell.font.preload} crossOrigin="anonymous" />}
        <link rel="icon" href={shell.favicon} />
        {/* oxlint-disable-next-line react/no-danger -- The faces of the font, from the theme. */}
        <style dangerouslySetInnerHTML={{ __html: shell.font.css }} />
      </head>
      <body>
        <AppRouterCacheProvider>
          <Themed>
            <Header shell={{ name: shell.name, logo: shell.logo, header: shell.header }} />
            <main id="main">{children}</main>
            <Footer />
          </Themed>
        </AppRouterCacheProvider>
      </body>
    </html>
  )
}
