import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'

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
  features?: Partial<Features>
  customWallets?: readonly CustomWallet[]
}

export type SettingsApi = {
  /** Changes theme, features and options. Throws `config/…` for an invalid theme. */
  update(change: SettingsChange): void
}
