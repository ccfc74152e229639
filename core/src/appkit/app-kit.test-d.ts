import { expectTypeOf } from 'vitest'
import type { Network } from '../domain/network/network.ts'
import type { Kit } from '../kit/api/kit.ts'
import type { KitOptions } from '../kit/api/kit-options.ts'
import type { WalletInfo } from '../kit/api/wallet.ts'
import type { ThemeMode } from '../protocol/theme.ts'
import type * as Entry from './index.ts'

declare const appKit: Entry.AppKit

expectTypeOf<keyof typeof Entry>().toEqualTypeOf<'createAppKit' | 'toAppKitAccount'>()
expectTypeOf<typeof Entry.createAppKit>().parameters.toEqualTypeOf<[options: KitOptions]>()
expectTypeOf<typeof Entry.createAppKit>().returns.toEqualTypeOf<Entry.AppKit>()
expectTypeOf<Entry.AppKitOptions>().toEqualTypeOf<KitOptions>()

// An AppKit is a kit, so it can be passed where a kit is expected.
expectTypeOf<Entry.AppKit>().toExtend<Kit>()
expectTypeOf<Exclude<keyof Entry.AppKit, keyof Kit>>().toEqualTypeOf<
  | 'getState'
  | 'getAccount'
  | 'getAddress'
  | 'getCaipAddress'
  | 'getCaipNetwork'
  | 'getCaipNetworks'
  | 'getCaipNetworkId'
  | 'getChainId'
  | 'getWalletInfo'
  | 'getWalletProvider'
  | 'getWalletProviderType'
  | 'getIsConnectedState'
  | 'getThemeMode'
  | 'getThemeVariables'
  | 'getSIWX'
  | 'getEvent'
  | 'getUniversalProvider'
  | 'isOpen'
  | 'subscribeState'
  | 'subscribeAccount'
  | 'subscribeNetwork'
  | 'subscribeWalletInfo'
  | 'subscribeProviders'
  | 'subscribeTheme'
  | 'subscribeEvents'
  | 'setThemeMode'
  | 'setThemeVariables'
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
  | 'setConnectMethodsOrder'
  | 'setSocialsOrder'
  | 'setWalletFeaturesOrder'
  | 'setCollapseWallets'
  | 'updateFeatures'
  | 'updateRemoteFeatures'
  | 'updateOptions'
  | 'switchNetwork'
  | 'addNetwork'
  | 'removeNetwork'
  | 'updateNativeBalance'
  | 'redirect'
  | 'replace'
  | 'popTransactionStack'
  | 'showErrorMessage'
  | 'showSuccessMessage'
  | 'addAddressLabel'
  | 'removeAddressLabel'
>()

expectTypeOf(appKit.getState).returns.toEqualTypeOf<Entry.AppKitState>()
expectTypeOf(appKit.getAccount).returns.toEqualTypeOf<Entry.AppKitAccount>()
expectTypeOf(appKit.getAddress).returns.toEqualTypeOf<string | undefined>()
expectTypeOf(appKit.getCaipNetwork).returns.toEqualTypeOf<Network | undefined>()
expectTypeOf(appKit.getChainId).returns.toEqualTypeOf<number | string | undefined>()
expectTypeOf(appKit.getWalletInfo).returns.toEqualTypeOf<WalletInfo | undefined>()
expectTypeOf(appKit.getWalletProvider).returns.toBeUnknown()
expectTypeOf(appKit.getIsConnectedState).returns.toBeBoolean()
expectTypeOf(appKit.getThemeMode).returns.toEqualTypeOf<ThemeMode | null>()
appKit.subscribeAccount((account) => expectTypeOf(account).toEqualTypeOf<Entry.AppKitAccount>())
appKit.subscribeNetwork((network) => expectTypeOf(network).toEqualTypeOf<Entry.AppKitNetwork>())
appKit.subscribeTheme((theme) => expectTypeOf(theme).toEqualTypeOf<Entry.AppKitTheme>())
appKit.subscribeWalletInfo((info) => expectTypeOf(info).toEqualTypeOf<WalletInfo | undefined>())
expectTypeOf(appKit.subscribeState).returns.toEqualTypeOf<() => void>()
expectTypeOf(appKit.redirect).parameters.toEqualTypeOf<[view: Entry.AppKitView]>()
// @ts-expect-error only `open` can show this view, because it takes the URI
appKit.replace('ConnectingWalletConnectBasic')
