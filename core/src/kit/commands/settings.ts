import { safeHttpUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { SettingsApi, SettingsChange } from '../api/settings.ts'
import { checkThemeMode } from '../options/check-options.ts'
import { copy } from '../options/copy.ts'
import { parseThemeVariables } from '../options/theme-variables.ts'

/**
 * Creates `kit.settings`, which checks changes before `changeConfig` applies them. `review` logs
 * mistakes for the developer of the page.
 */
export const createSettingsApi = (
  changeConfig: (change: Partial<ConfigState>) => void,
  setCustomWallets: (wallets: readonly CustomWallet[]) => void,
  review: (change: SettingsChange) => void,
): SettingsApi => ({
  update(given) {
    const {
      customWallets,
      features,
      themeVariables,
      termsConditionsUrl,
      privacyPolicyUrl,
      ...change
    } = copy(given)
    checkThemeMode(change.themeMode)
    review(given)
    changeConfig({
      ...change,
      // `changeConfig` merges features key by key
      ...(themeVariables && { themeVariables: parseThemeVariables(themeVariables) }),
      ...(features && { features: features as Features }),
      ...(termsConditionsUrl !== undefined && {
        termsConditionsUrl: safeHttpUrl(termsConditionsUrl),
      }),
      ...(privacyPolicyUrl !== undefined && { privacyPolicyUrl: safeHttpUrl(privacyPolicyUrl) }),
    })
    if (customWallets !== undefined) setCustomWallets(customWallets)
  },
})
