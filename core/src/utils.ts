/**
 * Formatting, exact amounts, wallet lists and checks for pages that draw their own views. All
 * functions are pure.
 *
 * @module
 */
export { groupedUnits, nativeBalanceText } from './domain/account/balance-text.ts'
export {
  type ActivityImage,
  type ActivitySign,
  activityImages,
  activityLayout,
  activityStatus,
  signOf,
} from './domain/activity/activity-text.ts'
export { typedAmount, withDecimalSeparator } from './domain/amount/amount-input.ts'
export { type Decimal, parseDecimal, rescale } from './domain/amount/decimal.ts'
export { add, multiply, sumOf } from './domain/amount/decimal-sum.ts'
export { shortDecimalText } from './domain/amount/decimal-text.ts'
export {
  type AmountText,
  amountLine,
  decimalSeparator,
  formatAmount,
  trimmedAmount,
} from './domain/amount/format-amount.ts'
export { formatFiat } from './domain/amount/format-fiat.ts'
export { type KeyPress, type KeyResult, numericKey } from './domain/amount/numeric-key.ts'
export { quantityLine } from './domain/amount/quantity-line.ts'
export { isCaipNetworkId, toCaipNetworkId } from './domain/caip/caip.ts'
export { addressOf, isCaipAddress, toCaipAddress } from './domain/caip/caip-address.ts'
export { describeRequest, type RequestSummary } from './domain/request/describe-request.ts'
export type {
  RequestCaution,
  RequestLabel,
  RequestRow,
  RequestValue,
} from './domain/request/request-row.ts'
export { addressGroups } from './domain/text/address-groups.ts'
export { type Compared, compareAddresses } from './domain/text/compare-addresses.ts'
export { clockTime, monthTitle, relativeTime, shortDate } from './domain/text/dates.ts'
export { explorerLink } from './domain/text/explorer-link.ts'
export { isolateText } from './domain/text/isolate-text.ts'
export { shortAddress } from './domain/text/short-address.ts'
export { shortAddressNoBreak } from './domain/text/short-address-no-break.ts'
export { cleanText } from './domain/text/text.ts'
export { ownImage, ownPath, safeHttpsUrl, safeImage } from './domain/text/url.ts'
export { type ChainDecimals, type ChainToken, isChainDecimals } from './domain/token/chain-token.ts'
export { type NameMark, nameMark } from './domain/token/name-mark.ts'
export type { Nft, NftSource } from './domain/token/nft.ts'
export { type ReviewToken, reviewTokens } from './domain/token/review-token.ts'
export { formatUsd, tokenValue, totalTokenValue } from './domain/token/token-value.ts'
export { approveAndCall } from './domain/transfer/calls.ts'
export {
  assetValue,
  type CostText,
  costText,
  exactAmount,
  exactAmountText,
  shortAmount,
  transferCosts,
  transferTotal,
} from './domain/transfer/transfer-text.ts'
export { keepRows } from './domain/wallet/keep-rows.ts'
export {
  type CustomWallet,
  embeddedConnectorId,
  remoteConnectorId,
  type Wallet,
} from './domain/wallet/wallet.ts'
export {
  allWalletsRow,
  type WalletListSource,
  type WalletPick,
  type WalletRow,
  type WalletRows,
  walletList,
} from './domain/wallet/wallet-list.ts'
