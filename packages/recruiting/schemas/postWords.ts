import { z } from 'zod'
import { Label, Sentence, line } from 'page-builder/schemas'

const word = (initial: string, about: string) => line(160).default(initial).describe(about)
const sentence = (initial: string, about: string) => Sentence.default(initial).describe(about)
const label = (initial: string, about: string) => Label.default(initial).describe(about)

/** The words around the facts of an advert in a drafted post. */
const Draft = z
  .strictObject({
    opening: word('We are looking for: {title}', 'First line of a post; {title} is the job title.'),
    place: label('Place', 'Stands before the place of work.'),
    pay: label('Pay', 'Stands before the pay.'),
    hours: label('Hours', 'Stands before the hours.'),
    requirements: label('What you bring', 'Stands over the requirements.'),
    benefits: label('What you get', 'Stands over the benefits.'),
    apply: label('Read more and apply', 'Stands before the address of the advert.'),
    tags: z
      .array(line(30).regex(/^[\p{L}\p{N}_]+$/u, 'must be one word of letters and digits, without #'))
      .max(3)
      .default(['Hiring'])
      .describe('Hashtags of every post, without #; those of the title and the place stand before them.'),
  })
  .prefault({})
  .describe('The words around the facts in a drafted post.')

/** What a visitor reads where an advert becomes posts. Words in braces are replaced by values. */
export const PostWords = z
  .strictObject({
    heading: label('The advert goes out', 'Heading of the posts.'),
    note: sentence(
      'Drafts for LinkedIn, Facebook and Instagram, made from what the advert says and nothing else. You post them yourself; this page sends nothing.',
      'Said under it.',
    ),
    open: label('Draft the posts', 'Button that makes the drafts.'),
    link: label('Address of the advert', 'Label of the field for the address where people can read the advert.'),
    linkHelp: word('Where people read it and apply. The share windows ask for it.', 'Said over that field.'),
    linkWrong: word('This is no address of a page. It begins with https://', 'Said when it is not an address.'),
    networks: z
      .strictObject({
        linkedin: label('LinkedIn', 'Name of the network.'),
        facebook: label('Facebook', 'Name of the network.'),
        instagram: label('Instagram', 'Name of the network.'),
      })
      .prefault({})
      .describe('The names of the networks.'),
    draft: Draft,
    post: label('Post for {network}', 'Label of the box with a post; {network} is the network.'),
    nothing: sentence(
      'The advert names neither a title nor anything else that a post could say. Write it yourself, or complete the advert first.',
      'Said when there is nothing to draft from.',
    ),
    noTitle: sentence('No job title was found in the advert. Begin the post with it.', 'Said when the advert has no title.'),
    length: word('{count} of {most} characters', 'Said under a post; both are numbers.'),
    hashtags: word('{count} of {most} hashtags', 'Said under a post where the network limits them; both are numbers.'),
    tooLong: word('Too long: {network} takes {most} characters.', 'Said of a post over the limit; {most} is the limit.'),
    tooManyHashtags: word('Too many hashtags: {network} takes {most} in a post.', 'Said of too many hashtags; {most} is the limit.'),
    deadLink: sentence(
      'Addresses in a post cannot be pressed on {network}. Put the address into your profile and say so.',
      'Said of an address in a post where it does not work.',
    ),
    pastFold: word(
      'Readers see about {fold} characters before they unfold the post, up to “{end}”.',
      'Said of a longer post; {fold} is a number, {end} what is seen last.',
    ),
    noShare: sentence(
      '{network} has no share window on the web. Copy the text and paste it in the app, under your picture.',
      'Said where it has none.',
    ),
    shareNeeds: word('With the address of the advert, the share window of {network} can be opened here.', 'Said without an address.'),
    copy: label('Copy for {network}', 'Button that copies a post.'),
    share: word('Copy and open {network}', 'Link that copies a post and opens the share window; paste the text there.'),
    copied: word('The post for {network} is copied.', 'Said after copying.'),
    copyFailed: word('The browser did not allow copying. The text is selected: copy it with your keyboard.', 'Said when copying failed.'),
    account: label('Account on {network}', 'Label of the list of accounts of a network.'),
    keep: label('Keep the post for {network}', 'Button that keeps a post.'),
    keepNeeds: word(
      'To keep a post, add the account it is for under “{accounts}”.',
      'Said while there is no account; {accounts} is that heading.',
    ),
    keptNow: word('Kept for {account}.', 'Said after keeping; {account} is the name of the account.'),
    heldNow: word(
      'Here for {account} until you close or reload this page.',
      'Said in place of that while nothing is to be kept; {account} is the name of the account.',
    ),
    kept: label('Kept posts', 'Heading of the kept posts.'),
    held: label('Posts of this visit', 'Heading of the posts while nothing is to be kept.'),
    keptFor: word('{network}: {account}, {day}', 'Heading of a kept post.'),
    edit: label('Edit', 'Button that changes a kept post.'),
    delete: label('Delete', 'Button that deletes a kept post.'),
    save: label('Save the changes', 'Button that keeps what was changed in a post.'),
    cancel: label('Leave it as it was', 'Button that does not.'),
    saved: word('The changes are kept.', 'Said after saving.'),
    heldSaved: word('Changed here, until you close or reload this page.', 'Said in place of that while nothing is to be kept.'),
    deleted: word('The post is deleted here. What you posted on {network} stays there.', 'Said after deleting.'),
    accounts: label('Your accounts', 'Heading of the accounts.'),
    accountsNote: sentence('Kept in this browser only, to sort your posts. Nobody signs in here and nothing is sent.', 'Said under it.'),
    accountsHeld: sentence(
      'Only here until you close or reload this page, to sort your posts. Nobody signs in here and nothing is sent.',
      'Said in its place while nothing is to be kept.',
    ),
    own: label('Your account on {network}', 'Heading of the fields for an own account.'),
    page: label('A page that you run on Facebook', 'Heading of the fields for a page.'),
    organisation: label('An organisation that you run on LinkedIn', 'Heading of the fields for an organisation.'),
    name: label('Name', 'Label of the field for the name of an account.'),
    address: label('Address or handle', 'Label of the field for the address of an account.'),
    addressWrong: word('This is no such address on {network}. Copy it from your browser.', 'Said when it names no account of that kind.'),
    add: label('Add', 'Button that adds an account.'),
    added: word('{account} is added.', 'Said afterwards.'),
    remove: word('Remove the account {account}', 'Name of the button that removes an account.'),
    removed: word('{account} is removed. Its posts stay until you delete them.', 'Said afterwards.'),
    fetch: word('Fetch my accounts from {host}', 'Button that asks the service of the tool for accounts; {host} is its address.'),
    fetching: word('Asking {host}', 'Said meanwhile.'),
    fetched: word('Accounts taken over: {count}.', 'Said afterwards; {count} is how many.'),
    fetchFailed: word('{host} did not answer with accounts. Enter them by hand.', 'Said when it failed.'),
  })
  .prefault({})
  .describe('The words of the posts that an advert becomes, and of the accounts that they are for.')
