import type { LocalFeatures } from '../../domain/config/remote-features.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { AppKitFeatures } from './kit-options.ts'

/**
 * Options that can change while the kit runs, under the names of `createKit`. Omitted options keep
 * their values. `features` and `themeVariables` are merged key by key.
 */
export type SettingsChange = Partial<
  Pick<
    ConfigState,
    /** Null: the system's colour scheme. */
    | 'themeMode'
    | 'themeVariables'
    /** An http(s) URL. Null and any other URL remove the link. */
    | 'termsConditionsUrl'
    | 'privacyPolicyUrl'
    | 'enableWallets'
    | 'enableWalletGuide'
    | 'enableNetworkSwitch'
    | 'allowUnsupportedChain'
    | 'debug'
    | 'allWallets'
  >
> & {
  features?: Partial<Features> & AppKitFeatures & LocalFeatures
  customWallets?: readonly CustomWallet[]
}

export type SettingsApi = {
  /**
   * Changes theme, features and options. Throws `config/…` for an invalid theme or feature, an
   * unknown name, and an option that only `createKit` takes.
   */
  update(change: SettingsChange): void
  /**
   * Sets features that the project's configuration does not change; `true` for a list means all
   * of its items. Omitted features keep their values. `restrictedRegions` still hides features.
   * Throws `config/option-invalid` for an invalid value.
   */
  forceFeatures(features: LocalFeatures): void
}
