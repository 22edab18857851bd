import { line, text } from './atoms.ts'

const word = (initial: string, about: string) => line(120).default(initial).describe(about)

/** The words that every site may need, each with what it says in English unless site.json or the pack of a language says otherwise. */
export const WORDS = {
  skipToContent: word('Skip to content', 'The first link of every page.'),
  home: word('Home', 'The first step of breadcrumbs.'),
  breadcrumb: word('Breadcrumb', 'What the breadcrumb is, for screen readers.'),
  mainNavigation: word('Main', 'What the header menu is, for screen readers.'),
  footerNavigation: word('Footer', 'What the footer menu is, for screen readers.'),
  menu: word('Menu', 'Heading of the sidebar.'),
  openMenu: word('Open menu', 'The hamburger button.'),
  closeMenu: word('Close menu', 'The button that closes the sidebar.'),
  showSubmenu: word('Show {title} menu', 'The button that opens a dropdown; {title} is the entry.'),
  backToTop: word('Back to top', 'The button at the lower right.'),
  loading: word('Loading..', 'Shown while a page loads.'),
  newTab: word('opens in a new tab', 'Said after links that do so.'),
  notFoundTitle: word('Page not found', 'Title when a page does not exist.'),
  errorTitle: word('This part could not be shown', 'Shown in place of a section that failed.'),
  errorText: word('The rest of the page still works.', 'Shown under it.'),
  pageErrorTitle: word('This page could not be loaded', 'Shown in place of a page that failed.'),
  pageErrorText: word('Please check your connection and try again.', 'Shown under it.'),
  offlineTitle: word('You are offline', 'Said while there is no connection, in place of a page or over it.'),
  offlineText: word('The page loads by itself as soon as the connection is back.', 'Shown under it, in place of a page.'),
  offlineAwaited: word('The page you chose opens as soon as the connection is back.', 'Shown after it, over a page whose link was used.'),
  offlineCancel: word('Stay on this page', 'The button beside it: the chosen page is not opened any more.'),
  slow: word('This takes longer than usual.', 'Added after ten seconds of loading.'),
  retry: word('Try again', 'The button that tries again.'),
  included: word('Included', 'A tick in tables.'),
  notIncluded: word('Not included', 'A dash in tables.'),
  alsoCalled: word('Also called', 'What the other names of a glossary term are, for screen readers.'),
  previous: word('Previous', 'Link to the previous entry.'),
  next: word('Next', 'Link to the next entry.'),
  showMore: word('Show {count} more', 'The button under a long list on phones; {count} is how many more there are.'),
  optional: word('optional', 'Said after form fields that may stay empty.'),
  needsScript: word('This form needs JavaScript. You can also write to us by e-mail.', 'Shown when JavaScript is off.'),
  consentTitle: word('Cookies for statistics', 'Title of the question about cookies.'),
  consentText: text(320)
    .default('May we use cookies to count visits and see which pages are read? You can change your answer at the foot of every page.')
    .describe('What is asked, in a sentence or two.'),
  consentAccept: word('Accept', 'The button that allows cookies.'),
  consentReject: word('Reject', 'The button that refuses them.'),
  consentReopen: word('Cookie settings', 'The button of the footer that asks again.'),
  bookingTitle: word('Book a time', 'Title of the window in which a time is booked.'),
  bookingFailed: word(
    'The booking page did not load. You can open it in a new tab, or write to us:',
    'Shown when the booking page stays away.',
  ),
  bookingOpen: word('Open the booking page in a new tab', 'The link to the booking page itself.'),
  close: word('Close', 'The button that closes a window.'),
  notices: word(
    'This site uses the work of others, under the licences that follow.',
    'First line of third-party-notices.txt, the licences of what the site is made with.',
  ),
}
