/**
 * Helpers that `@latchkit/react-ui` shares with the kit. They are outside semver: any release may
 * change or remove them. Applications import the other entry points.
 *
 * @module
 */
export { type AccountAction, accountActions } from './domain/account/account-actions.ts'
export { type AccountTab, accountTabs } from './domain/account/account-tabs.ts'
export { ofNamespace } from './domain/caip/namespace.ts'
export { type NetworkLabel, networkLabel } from './domain/network/network-label.ts'
export { isNetworkDisabled, networkRoute } from './domain/network/network-route.ts'
export { viewNames } from './domain/routing/view-name.ts'
export { loginLabel } from './domain/text/login-label.ts'
export { isSuspiciousName } from './domain/text/suspicious-name.ts'
export { unindexedTransfers } from './domain/transfer/unindexed-transfers.ts'
export { connectorGroups } from './domain/wallet/connector-groups.ts'
export { listedWallets } from './domain/wallet/find-listed-wallet.ts'
export { hasInstallLink } from './domain/wallet/install-link.ts'
export { knownWallets } from './domain/wallet/known-wallets.ts'
export { parseWallets } from './domain/wallet/parse-wallet.ts'
export { kitErrors } from './errors/areas/kit.ts'
export { invalidOption } from './errors/invalid-option.ts'
export { accountOf, toKitAccount } from './kit/state/account.ts'
export { shallowEqual } from './kit/state/derived.ts'
export { initialState } from './kit/state/initial-state.ts'
export { networkOf } from './kit/state/network.ts'
export { createEmitter } from './platform/emitter.ts'
export { type Lazy, type LoadStatus, lazy } from './platform/lazy.ts'
