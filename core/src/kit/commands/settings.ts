import { safeHttpUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { SettingsApi } from '../api/settings.ts'
import { checkThemeMode, warnOfIgnored } from '../options/check-options.ts'
import { copy } from '../options/copy.ts'
import { parseThemeVariables } from '../options/theme-variables.ts'

/** Creates `kit.settings`, which checks changes before `changeConfig` applies them. */
export const createSettingsApi = (
  changeConfig: (change: Partial<ConfigState>) => void,
  setCustomWallets: (wallets: readonly CustomWallet[]) => void,
  log: Platform['log'],
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
    warnOfIgnored(given, log)
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
