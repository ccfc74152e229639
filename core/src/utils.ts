export { type AccountAction, accountActions } from './domain/account/account-actions.ts'
export { type AccountTab, accountTabs } from './domain/account/account-tabs.ts'
export { groupedUnits, nativeBalanceText, shortAddress } from './domain/account/display.ts'
export {
  type ActivityImage,
  activityImages,
  activityLayout,
  activityStatus,
  quantityText,
  signOf,
} from './domain/activity/activity-text.ts'
export {
  add,
  type Decimal,
  multiply,
  parseDecimal,
  rescale,
  shortDecimalText,
} from './domain/amount/decimal.ts'
export { fiatText } from './domain/amount/fiat-text.ts'
export {
  type AmountText,
  amountLine,
  formatAmount,
  pointOf,
  quantityLine,
} from './domain/amount/format-amount.ts'
export { type KeyAnswer, type KeyPress, numericKey } from './domain/amount/numeric-key.ts'
export { addressOf } from './domain/caip/caip.ts'
export {
  isNetworkDisabled,
  type NetworkLabel,
  networkLabel,
  networkRoute,
  routeTo,
} from './domain/network/network-rules.ts'
export {
  describeRequest,
  isUnlimited,
  type RequestSummary,
} from './domain/request/describe-request.ts'
export { viewNames } from './domain/routing/view-name.ts'
export { addressGroups } from './domain/text/address-groups.ts'
export { type Compared, compareAddresses } from './domain/text/compare-addresses.ts'
export { monthTitle, relativeTime, shortDate } from './domain/text/dates.ts'
export { inSentence } from './domain/text/isolate-text.ts'
export { cleanText } from './domain/text/text.ts'
export { explorerLink, safeHttpsUrl, safeImage } from './domain/text/url.ts'
export { dollarsText, totalWorth, worthOf } from './domain/token/holdings.ts'
export type { Nft, NftSource } from './domain/token/nft.ts'
export { approveAndCall } from './domain/transfer/calls.ts'
export {
  assetWorth,
  exactAmount,
  exactText,
  shortAmount,
  sumOf,
  transferTotal,
  typedAmount,
  unbroken,
  withPoint,
} from './domain/transfer/money-text.ts'
export { notListedYet } from './domain/transfer/unindexed-transfers.ts'
export { waysTo } from './domain/wallet/find-connectors.ts'
export { isToBeHad } from './domain/wallet/install-link.ts'
export { knownWallets } from './domain/wallet/known-wallets.ts'
export { readWallets } from './domain/wallet/parse-wallet.ts'
export { type CustomWallet, remoteConnectorId, type Wallet } from './domain/wallet/wallet.ts'
export {
  allWalletsRow,
  type WalletListSource,
  type WalletPick,
  type WalletRow,
  type WalletRows,
  walletList,
} from './domain/wallet/wallet-list.ts'
