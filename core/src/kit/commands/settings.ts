import { safeHttpUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { SettingsApi } from '../api/settings.ts'
import { checkThemeMode } from '../options/check-options.ts'

/** `kit.settings`. Checks a change and hands it to `changeConfig` and `setCustomWallets`. */
export const createSettingsApi = (
  changeConfig: (change: Partial<ConfigState>) => void,
  setCustomWallets: (wallets: readonly CustomWallet[]) => void,
): SettingsApi => ({
  update({ customWallets, features, termsConditionsUrl, privacyPolicyUrl, ...change }) {
    checkThemeMode(change.themeMode)
    changeConfig({
      ...change,
      // merged key by key into the features
      ...(features && { features: features as Features }),
      ...(termsConditionsUrl !== undefined && {
        termsConditionsUrl: safeHttpUrl(termsConditionsUrl),
      }),
      ...(privacyPolicyUrl !== undefined && { privacyPolicyUrl: safeHttpUrl(privacyPolicyUrl) }),
    })
    if (customWallets !== undefined) setCustomWallets(customWallets)
  },
})
