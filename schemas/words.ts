import { z } from 'zod'
import { line, text } from './atoms.ts'
import { FORM_WORDS } from './formWords.ts'

const word = (initial: string, about: string) => line(120).default(initial).describe(about)

/** Interface texts for every site, with their English defaults, which site.json or a language pack overrides. */
export const WORDS = {
  skipToContent: word('Skip to content', 'First link of every page.'),
  home: word('Home', 'First step of breadcrumbs.'),
  breadcrumb: word('Breadcrumb', 'Name of the breadcrumb for screen readers.'),
  mainNavigation: word('Main', 'Name of the header menu for screen readers.'),
  footerNavigation: word('Footer', 'Name of the footer menu for screen readers.'),
  menu: word('Menu', 'Heading of the sidebar.'),
  openMenu: word('Open menu', 'Label of the menu button.'),
  closeMenu: word('Close menu', 'Label of the button that closes the sidebar.'),
  showSubmenu: word('Show {title} menu', 'Label of the button that opens a dropdown; {title} is the entry.'),
  backToTop: word('Back to top', 'Label of the button at the lower right.'),
  loading: word('Loading..', 'Shown while a page loads.'),
  newTab: word('opens in a new tab', 'Added to links that open a new tab, for screen readers.'),
  notFoundTitle: word('Page not found', 'Title for a page that does not exist.'),
  errorTitle: word('This part could not be shown', 'Shown instead of a section that failed.'),
  errorText: word('The rest of the page still works.', 'Shown below that.'),
  pageErrorTitle: word('This page could not be loaded', 'Shown instead of a page that failed.'),
  pageErrorText: word('Check your connection and try again.', 'Shown below that.'),
  offlineTitle: word('You are offline', 'Shown while there is no connection, instead of a page or above it.'),
  offlineText: word('The page loads as soon as you are back online.', 'Shown below that, instead of a page.'),
  offlineAwaited: word('The page you chose opens as soon as you are back online.', 'Shown after that, above the page whose link was used.'),
  offlineCancel: word('Stay on this page', 'Label of the button next to it, which cancels opening the chosen page.'),
  slow: word('This is taking longer than usual.', 'Added after ten seconds of loading.'),
  retry: word('Try again', 'Label of the retry button.'),
  included: word('Included', 'Check mark in tables, for screen readers.'),
  notIncluded: word('Not included', 'Dash in tables, for screen readers.'),
  alsoCalled: word('Also called', 'Label of the other names of a glossary term, for screen readers.'),
  previous: word('Previous', 'Link to the previous entry.'),
  next: word('Next', 'Link to the next entry.'),
  showMore: word('Show {count} more', 'Label of the button below a long list on phones; {count} is the number of hidden items.'),
  optional: word('optional', 'Shown after form fields that may be empty.'),
  needsScript: word('This form needs JavaScript. You can also send us an e-mail.', 'Shown if JavaScript is off.'),
  consentTitle: word('Cookies for statistics', 'Title of the cookie banner.'),
  consentText: text(320)
    .default('May we use cookies to count visits and see which pages are read? You can change your choice at the bottom of every page.')
    .describe('Text of the cookie banner, one or two sentences.'),
  consentAccept: word('Accept', 'Label of the button that allows cookies.'),
  consentReject: word('Reject', 'Label of the button that refuses cookies.'),
  consentReopen: word('Cookie settings', 'Label of the button in the footer that opens the cookie banner again.'),
  bookingTitle: word('Book a time', 'Title of the booking dialog.'),
  bookingFailed: word(
    'The booking page did not load. You can open it in a new tab, or write to us:',
    'Shown if the booking page does not load.',
  ),
  bookingOpen: word('Open the booking page in a new tab', 'Text of the link to the booking page itself.'),
  form: z.strictObject(FORM_WORDS).prefault({}).describe('Texts of all forms. A form overrides them with fields of the same names.'),
  close: word('Close', 'Label of the button that closes a dialog.'),
  notices: word(
    'This site uses third-party work under the following licences.',
    'First line of third-party-notices.txt, which lists the licences of the software and fonts of the site.',
  ),
}
