export { type AccountAction, accountActions } from './account-actions.ts'
export { type AccountTab, accountTabs } from './account-tabs.ts'
export {
  type ActivityImage,
  activityImages,
  activityLayout,
  activityStatus,
  quantityText,
  signOf,
} from './activity-text.ts'
export { addressGroups } from './address-groups.ts'
export { addressOf } from './caip.ts'
export { approveAndCall } from './calls.ts'
export { type Compared, compareAddresses } from './compare-addresses.ts'
export { monthTitle, relativeTime, shortDate } from './dates.ts'
export { add, type Decimal, multiply, parseDecimal, rescale, shortDecimalText } from './decimal.ts'
export { describeRequest, isUnlimited, type RequestSummary } from './describe-request.ts'
export { groupedUnits, nativeBalanceText, shortAddress } from './display.ts'
export { fiatText } from './fiat-text.ts'
export {
  type AmountText,
  amountLine,
  formatAmount,
  pointOf,
  quantityLine,
} from './format-amount.ts'
export { dollarsText, totalWorth, worthOf } from './holdings.ts'
export { inSentence } from './in-sentence.ts'
export { knownWallets } from './known-wallets.ts'
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
} from './money-text.ts'
export {
  isNetworkDisabled,
  type NetworkLabel,
  networkLabel,
  networkRoute,
  routeTo,
} from './network-rules.ts'
export type { Nft, NftSource } from './nft.ts'
export { type KeyAnswer, type KeyPress, numericKey } from './numeric-key.ts'
export { notListedYet } from './own-transfers.ts'
export { readWallets } from './read-wallet.ts'
export { cleanText } from './text.ts'
export { isToBeHad } from './to-be-had.ts'
export { explorerLink, safeHttpsUrl, safeImage } from './url.ts'
export { viewNames } from './view-name.ts'
export { type CustomWallet, remoteConnectorId, type Wallet } from './wallet.ts'
export {
  allWalletsRow,
  type WalletListSource,
  type WalletPick,
  type WalletRow,
  type WalletRows,
  walletList,
} from './wallet-list.ts'
export { waysTo } from './ways-to.ts'
