import { z } from 'zod'
import { Label, Sentence, line } from 'page-builder/schemas'

const word = (initial: string, about: string) => line(160).default(initial).describe(about)
const sentence = (initial: string, about: string) => Sentence.default(initial).describe(about)
const label = (initial: string, about: string) => Label.default(initial).describe(about)

/** The words around the facts of a job description in a drafted post. */
const Draft = z
  .strictObject({
    opening: word('We are looking for: {title}', 'First line of a post; {title} is the job title.'),
    place: label('Place', 'Text before the place of work.'),
    pay: label('Pay', 'Text before the pay.'),
    hours: label('Hours', 'Text before the hours.'),
    requirements: label('What you bring', 'Heading above the requirements.'),
    benefits: label('What you get', 'Heading above the benefits.'),
    apply: label('Read more and apply', 'Text before the address of the advert.'),
    tags: z
      .array(line(30).regex(/^[\p{L}\p{N}_]+$/u, 'must be one word of letters and digits, without #'))
      .max(3)
      .default(['Hiring'])
      .describe('Hashtags of every post, without #; they follow those of the title and the place.'),
  })
  .prefault({})
  .describe('Texts around the facts in a drafted post.')

/** Interface texts for turning a job description into posts. Words in braces are replaced by values. */
export const PostWords = z
  .strictObject({
    heading: label('Publish the advert', 'Heading of the posts.'),
    note: sentence(
      'Drafts for LinkedIn, Facebook and Instagram, based only on the advert. You post them yourself; this page does not send anything.',
      'Shown under the heading.',
    ),
    open: label('Draft the posts', 'Button that makes the drafts.'),
    link: label('Address of the advert', 'Label of the field for the address where people can read the advert.'),
    linkHelp: word('The page where people read the advert and apply. The share windows need it.', 'Shown above that field.'),
    linkWrong: word('This is not a web address. It must start with https://', 'Shown when it is not an address.'),
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
      'The advert has no title or other details for a post. Write the post yourself, or complete the advert first.',
      'Shown when there is nothing to draft from.',
    ),
    noTitle: sentence('No job title was found in the advert. Add it at the start of the post.', 'Shown when the advert has no title.'),
    length: word('{count} of {most} characters', 'Shown under a post; both are numbers.'),
    hashtags: word('{count} of {most} hashtags', 'Shown under a post where the network limits them; both are numbers.'),
    tooLong: word('Too long: {network} allows {most} characters.', 'Shown for a post over the limit; {most} is the limit.'),
    tooManyHashtags: word('Too many hashtags: {network} allows {most} per post.', 'Shown for too many hashtags; {most} is the limit.'),
    deadLink: sentence(
      'Links in posts are not clickable on {network}. Put the address in your profile and mention it in the post.',
      'Shown for an address in a post where it does not work.',
    ),
    pastFold: word(
      'Readers see about {fold} characters before they expand the post, up to “{end}”.',
      'Shown for a longer post; {fold} is a number, {end} what is seen last.',
    ),
    noShare: sentence(
      '{network} has no share window on the web. Copy the text and paste it in the app, under your picture.',
      'Shown if it has none.',
    ),
    shareNeeds: word('Enter the address of the advert to open the share window of {network} here.', 'Shown without an address.'),
    copy: label('Copy for {network}', 'Button that copies a post.'),
    share: word('Copy and open {network}', 'Link that copies a post and opens the share window; paste the text there.'),
    copied: word('Post for {network} copied.', 'Shown after copying.'),
    copyFailed: word('The browser did not allow copying. The text is selected: copy it with your keyboard.', 'Shown when copying failed.'),
    account: label('Account on {network}', 'Label of the list of accounts of a network.'),
    keep: label('Save the post for {network}', 'Button that keeps a post.'),
    keepNeeds: word(
      'To save a post, first add its account under “{accounts}”.',
      'Shown while there is no account; {accounts} is that heading.',
    ),
    keptNow: word('Saved for {account}.', 'Shown after keeping; {account} is the name of the account.'),
    heldNow: word(
      'Available for {account} until you close or reload this page.',
      'Shown instead while nothing is to be kept; {account} is the name of the account.',
    ),
    kept: label('Saved posts', 'Heading of the kept posts.'),
    held: label('Posts from this visit', 'Heading of the posts while nothing is to be kept.'),
    keptFor: word('{network}: {account}, {day}', 'Heading of a kept post.'),
    edit: label('Edit', 'Button that changes a kept post.'),
    delete: label('Delete', 'Button that deletes a kept post.'),
    save: label('Save changes', 'Button that keeps what was changed in a post.'),
    cancel: label('Discard changes', 'Button that cancels.'),
    saved: word('Changes saved.', 'Shown after saving.'),
    heldSaved: word('Changed until you close or reload this page.', 'Shown instead while nothing is to be kept.'),
    deleted: word('Post deleted here. Posts on {network} are not affected.', 'Shown after deleting.'),
    accounts: label('Your accounts', 'Heading of the accounts.'),
    accountsNote: sentence(
      'Saved in this browser only, to organise your posts. You do not sign in here, and nothing is sent.',
      'Shown under the heading.',
    ),
    accountsHeld: sentence(
      'Available until you close or reload this page, to organise your posts. You do not sign in here, and nothing is sent.',
      'Shown instead while nothing is to be kept.',
    ),
    own: label('Your account on {network}', 'Heading of the fields for an own account.'),
    page: label('A Facebook page that you manage', 'Heading of the fields for a page.'),
    organisation: label('A LinkedIn organisation that you manage', 'Heading of the fields for an organisation.'),
    name: label('Name', 'Label of the field for the name of an account.'),
    address: label('Address or handle', 'Label of the field for the address of an account.'),
    addressWrong: word(
      'This is not a valid address on {network}. Copy it from your browser.',
      'Shown when it names no account of that kind.',
    ),
    add: label('Add', 'Button that adds an account.'),
    added: word('{account} added.', 'Shown afterwards.'),
    remove: word('Remove the account {account}', 'Name of the button that removes an account.'),
    removed: word('{account} removed. Its posts stay until you delete them.', 'Shown afterwards.'),
    fetch: word('Import my accounts from {host}', 'Button that asks the service of the tool for accounts; {host} is its address.'),
    fetching: word('Contacting {host}', 'Shown meanwhile.'),
    fetched: word('Accounts imported: {count}.', 'Shown afterwards; {count} is how many.'),
    fetchFailed: word('{host} did not return any accounts. Enter them by hand.', 'Shown when it failed.'),
  })
  .prefault({})
  .describe('Texts of the posts that an advert becomes, and of the accounts that they are for.')
