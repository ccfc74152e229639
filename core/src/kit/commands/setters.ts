import { safeHttpUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { Kit } from '../api/kit.ts'
import { checkTheme } from '../options/parse-options.ts'

type Setters = Pick<
  Kit,
  | 'setThemeMode'
  | 'setThemeVariables'
  | 'setTermsConditionsUrl'
  | 'setPrivacyPolicyUrl'
  | 'setConnectMethodsOrder'
  | 'setWalletFeaturesOrder'
  | 'setCollapseWallets'
  | 'updateFeatures'
  | 'updateOptions'
>

/** Run-time setters: each is one line over a change of the config (decision 39). */
export function createSetters(
  change: (change: Partial<ConfigState>) => void,
  setCustomWallets: (wallets: readonly CustomWallet[]) => void,
): Setters {
  const features = (some: Partial<Features>) => change({ features: some as Features })
  return {
    setThemeMode(themeMode) {
      checkTheme(themeMode)
      change({ themeMode })
    },
    setThemeVariables: (themeVariables) => change({ themeVariables }),
    setTermsConditionsUrl: (url) => change({ termsConditionsUrl: safeHttpUrl(url) }),
    setPrivacyPolicyUrl: (url) => change({ privacyPolicyUrl: safeHttpUrl(url) }),
    setConnectMethodsOrder: (connectMethodsOrder) => features({ connectMethodsOrder }),
    setWalletFeaturesOrder: (walletFeaturesOrder) => features({ walletFeaturesOrder }),
    setCollapseWallets: (collapseWallets) => features({ collapseWallets }),
    updateFeatures: features,
    updateOptions({ customWallets, ...options }) {
      change(options)
      if (customWallets !== undefined) setCustomWallets(customWallets)
    },
  }
}
