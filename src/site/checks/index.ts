import { altWords } from './accessibility/altWords.ts'
import { labelLength } from './accessibility/labelLength.ts'
import { linkWords } from './accessibility/linkWords.ts'
import { noAlt } from './accessibility/noAlt.ts'
import { noCaptions } from './accessibility/noCaptions.ts'
import { pictureShape } from './accessibility/pictureShape.ts'
import { sameLinkWords } from './accessibility/sameLinkWords.ts'
import { futureDay } from './dates/futureDay.ts'
import { dayOrder } from './dates/dayOrder.ts'
import { staleFact } from './dates/staleFact.ts'
import { noAsset } from './files/noAsset.ts'
import { noCollection } from './files/noCollection.ts'
import { pathTaken } from './files/pathTaken.ts'
import { emptyFeed } from './pages/emptyFeed.ts'
import { noAuthor } from './pages/noAuthor.ts'
import { noTag } from './pages/noTag.ts'
import { sameFeedId } from './pages/sameFeedId.ts'
import { sameLanguage } from './files/sameLanguage.ts'
import { translates } from './files/translates.ts'
import { address } from './links/address.ts'
import { deadAnchor } from './links/deadAnchor.ts'
import { deadLink } from './links/deadLink.ts'
import { deadQuery } from './links/deadQuery.ts'
import { entryHidden } from './links/entryHidden.ts'
import { linkEarly } from './links/linkEarly.ts'
import { linkExpired } from './links/linkExpired.ts'
import { linkNoindex } from './links/linkNoindex.ts'
import { linkRedirected } from './links/linkRedirected.ts'
import { noBooking } from './links/noBooking.ts'
import { noEntry } from './links/noEntry.ts'
import { ownAddress } from './links/ownAddress.ts'
import { workAddress } from './links/workAddress.ts'
import { emptyMenu } from './menus/emptyMenu.ts'
import { fullMenu } from './menus/fullMenu.ts'
import { headerWidth } from './menus/headerWidth.ts'
import { noMenu } from './menus/noMenu.ts'
import { noSearch } from './menus/noSearch.ts'
import { sameKey } from './menus/sameKey.ts'
import { headingLevel } from './pages/headingLevel.ts'
import { lateH1 } from './pages/lateH1.ts'
import { noH1 } from './pages/noH1.ts'
import { parentLoop } from './pages/parentLoop.ts'
import { sameAnchor } from './pages/sameAnchor.ts'
import { sameDescription } from './pages/sameDescription.ts'
import { sameTitle } from './pages/sameTitle.ts'
import { twoH1 } from './pages/twoH1.ts'
import {
  asset,
  assetName,
  noConfig,
  noFile,
  noFragment,
  noIcon,
  noMarkdown,
  notRead,
  outside,
  path,
  strayFile,
  sectionCode,
  sectionPackage,
  tooBig,
  unreadable,
} from './read/fileRules.ts'
import { choice, missing, ruleSetting, tooLong, tooShort, type, unknownKey, urlScheme, value, version } from './read/shapeRules.ts'
import { source, sourceColumn, sourceKept, sourceOld, sourceRow, sourceValue } from './read/sourceRules.ts'
import { depth, duplicateKey, empty, encoding, json, mergeMarker, protoKey } from './read/textRules.ts'
import { frontMatter, garbled, markup, otherLanguage, rawHtml, repeated, table, typing, unfinished } from './read/wordRules.ts'
import { lostPath } from './redirects/lostPath.ts'
import { noLanguage, noSource, translationNote, translationStale } from './read/translationRules.ts'
import { redirectChain } from './redirects/redirectChain.ts'
import { redirectHost } from './redirects/redirectHost.ts'
import { redirectLoop } from './redirects/redirectLoop.ts'
import { redirectPath } from './redirects/redirectPath.ts'
import { redirectPattern } from './redirects/redirectPattern.ts'
import { redirectShadows } from './redirects/redirectShadows.ts'
import { sameRedirect } from './redirects/sameRedirect.ts'
import { placeholder } from './safety/placeholder.ts'
import { secret } from './safety/secret.ts'
import { titleSuffix } from './search/titleSuffix.ts'
import { descriptionIsTitle } from './search/descriptionIsTitle.ts'
import { descriptionLength } from './search/descriptionLength.ts'
import { jsonLd } from './search/jsonLd.ts'
import { siteAddress } from './search/siteAddress.ts'
import { socialImage } from './search/socialImage.ts'
import { structuredData } from './search/structuredData.ts'
import { titleLength } from './search/titleLength.ts'
import { highlight } from './sections/highlight.ts'
import { hours } from './sections/hours.ts'
import { pastDay } from './sections/pastDay.ts'
import { hoursGap } from './sections/hoursGap.ts'
import { hoursOverlap } from './sections/hoursOverlap.ts'
import { deadCondition } from './sections/deadCondition.ts'
import { limitOrder } from './sections/limitOrder.ts'
import { linkText } from './sections/linkText.ts'
import { list } from './sections/list.ts'
import { noCards } from './sections/noCards.ts'
import { noCategory } from './sections/noCategory.ts'
import { noNews } from './sections/noNews.ts'
import { noService } from './sections/noService.ts'
import { noText } from './sections/noText.ts'
import { twoTexts } from './sections/twoTexts.ts'
import { noTone } from './sections/noTone.ts'
import { rowWidth } from './sections/rowWidth.ts'
import { noRecipient } from './sections/noRecipient.ts'
import { fieldList } from './sections/fieldList.ts'
import { fieldKind } from './sections/fieldKind.ts'
import { sameField } from './sections/sameField.ts'
import { sameForm } from './sections/sameForm.ts'
import { sameRecipient } from './sections/sameRecipient.ts'
import { thanksIndexed } from './sections/thanksIndexed.ts'
import { upload } from './sections/upload.ts'
import { sameItem } from './sections/sameItem.ts'
import { sameOption } from './sections/sameOption.ts'
import { alwaysShown } from './shape/alwaysShown.ts'
import { crop } from './shape/crop.ts'
import { timeOrder } from './shape/timeOrder.ts'
import { wordValues } from './texts/wordValues.ts'
import { contrast } from './theme/contrast.ts'
import { lineLength } from './theme/lineLength.ts'
import { targetSize } from './theme/targetSize.ts'
import { orphan } from './unused/orphan.ts'
import { fieldEmpty, fieldName, fieldSource, periodOrder } from './read/fieldRules.ts'
import { rightsFile } from './unused/rightsFile.ts'
import { unusedAsset } from './unused/unusedAsset.ts'
import { unusedFragment } from './unused/unusedFragment.ts'
import { unusedText } from './unused/unusedText.ts'

/** The catalogue of all rules, in the order of docs/rules.md within each group. */
export const rules = [
  noConfig,
  noFile,
  strayFile,
  sectionCode,
  sectionPackage,
  notRead,
  unreadable,
  outside,
  tooBig,
  asset,
  assetName,
  noAsset,
  noIcon,
  noFragment,
  noCollection,
  noMarkdown,
  path,
  noSource,
  noLanguage,
  sameLanguage,
  translates,
  pathTaken,
  source,
  sourceColumn,
  sourceRow,
  sourceValue,
  sourceOld,
  sourceKept,
  encoding,
  empty,
  mergeMarker,
  json,
  depth,
  duplicateKey,
  protoKey,
  unknownKey,
  missing,
  type,
  choice,
  tooLong,
  tooShort,
  value,
  urlScheme,
  version,
  ruleSetting,
  fieldSource,
  crop,
  timeOrder,
  alwaysShown,
  sameTitle,
  sameDescription,
  noH1,
  twoH1,
  sameAnchor,
  headingLevel,
  lateH1,
  parentLoop,
  siteAddress,
  titleLength,
  titleSuffix,
  descriptionLength,
  descriptionIsTitle,
  socialImage,
  jsonLd,
  structuredData,
  deadLink,
  deadAnchor,
  linkNoindex,
  linkRedirected,
  linkEarly,
  linkExpired,
  noEntry,
  entryHidden,
  ownAddress,
  workAddress,
  address,
  deadQuery,
  noBooking,
  linkWords,
  sameLinkWords,
  labelLength,
  noAlt,
  altWords,
  pictureShape,
  noCaptions,
  staleFact,
  futureDay,
  dayOrder,
  periodOrder,
  orphan,
  unusedAsset,
  rightsFile,
  unusedFragment,
  unusedText,
  secret,
  placeholder,
  lostPath,
  noMenu,
  noSearch,
  sameKey,
  emptyMenu,
  fullMenu,
  headerWidth,
  frontMatter,
  rawHtml,
  markup,
  table,
  unfinished,
  repeated,
  typing,
  otherLanguage,
  wordValues,
  fieldName,
  fieldEmpty,
  garbled,
  translationStale,
  translationNote,
  highlight,
  linkText,
  rowWidth,
  noText,
  twoTexts,
  noTone,
  list,
  noCards,
  noNews,
  fieldList,
  noTag,
  noAuthor,
  emptyFeed,
  sameFeedId,
  noCategory,
  fieldKind,
  sameField,
  sameForm,
  noRecipient,
  noService,
  sameRecipient,
  thanksIndexed,
  sameOption,
  limitOrder,
  deadCondition,
  upload,
  sameItem,
  hours,
  hoursOverlap,
  hoursGap,
  pastDay,
  sameRedirect,
  redirectShadows,
  redirectPath,
  redirectPattern,
  redirectHost,
  redirectLoop,
  redirectChain,
  contrast,
  lineLength,
  targetSize,
] as const

/** The code of a rule. */
export type ProblemCode = (typeof rules)[number]['code']
