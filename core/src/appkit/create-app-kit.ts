import type { Kit } from '../kit/api/kit.ts'
import type { KitOptions } from '../kit/api/kit-options.ts'
import { createKit } from '../kit/create-kit.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { AppKit, AppKitCommands, AppKitSetters } from './app-kit.types.ts'
import { createReaders } from './readers.ts'
import { createSubscriptions } from './subscriptions.ts'

/**
 * Creates a kit that also has AppKit's method names, for pages that migrate from AppKit (decisions
 * 2 and 39). Takes the options of `createKit` and throws the same errors.
 *
 * ```ts
 * const appKit = createAppKit({ projectId, adapters: [eip155()], networks: [mainnet] })
 * appKit.subscribeAccount(({ address }) => console.log(address))
 * ```
 */
export function createAppKit(options: KitOptions): AppKit {
  const platform = options?.platform ?? createBrowserPlatform()
  const kit = createKit({ ...options, platform })
  const readers = createReaders(kit)
  return {
    ...kit,
    ...readers,
    ...createSubscriptions(kit, readers, (error) =>
      platform.log.error('A listener of the page threw an error', error),
    ),
    ...createSetters(kit),
    ...createCommands(kit),
  }
}

const createSetters = ({ settings }: Kit): AppKitSetters => ({
  setThemeMode: (themeMode) => settings.update({ themeMode }),
  setThemeVariables: (themeVariables) => settings.update({ themeVariables }),
  setTermsConditionsUrl: (termsConditionsUrl) => settings.update({ termsConditionsUrl }),
  setPrivacyPolicyUrl: (privacyPolicyUrl) => settings.update({ privacyPolicyUrl }),
  setConnectMethodsOrder: (connectMethodsOrder) =>
    settings.update({ features: { connectMethodsOrder } }),
  setSocialsOrder: (socials) => settings.update({ features: { socials } }),
  setWalletFeaturesOrder: (walletFeaturesOrder) =>
    settings.update({ features: { walletFeaturesOrder } }),
  setCollapseWallets: (collapseWallets) => settings.update({ features: { collapseWallets } }),
  updateFeatures: (features) => settings.update({ features }),
  updateRemoteFeatures: ({ activity, ...features }) =>
    settings.forceFeatures({ ...features, ...(activity != null && { history: activity }) }),
  updateOptions: (options) => settings.update(options),
})

const createCommands = ({ account, network, wallet, modal }: Kit): AppKitCommands => ({
  switchNetwork: network.switch,
  addNetwork: network.add,
  removeNetwork: network.remove,
  updateNativeBalance: account.refreshBalance,
  redirect: (view) => modal.reset(view),
  replace: (view) => modal.replace(view),
  popTransactionStack: modal.finishTransaction,
  showErrorMessage: (message) => modal.showToast({ variant: 'error', message }),
  showSuccessMessage: (message) => modal.showToast({ variant: 'success', message }),
  addAddressLabel: account.setLabel,
  removeAddressLabel: (address) => account.setLabel(address, null),
  getUniversalProvider: wallet.universalProvider,
})
