import type { PageFeatures } from '../../domain/config/effective-features.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { SettingsApi, SettingsChange } from '../api/settings.ts'
import { checkFeatures } from '../options/check-features.ts'
import { checkThemeMode } from '../options/check-options.ts'
import { checkSettings } from '../options/check-settings.ts'
import { copy } from '../options/copy.ts'
import { isLocalFeature, parseLocalFeatures } from '../options/features.ts'
import { parseThemeVariables } from '../options/theme-variables.ts'

type SettingsHost = {
  changeConfig(change: Partial<ConfigState>): void
  setCustomWallets(wallets: readonly CustomWallet[]): void
  changeFeatures(change: Partial<PageFeatures>): void
}

/**
 * Creates `kit.settings`, which checks changes before the host applies them. `review` logs
 * mistakes for the developer of the page.
 */
export const createSettingsApi = (
  { changeConfig, setCustomWallets, changeFeatures }: SettingsHost,
  review: (change: SettingsChange) => void,
): SettingsApi => ({
  update(given) {
    const copied = copy(given)
    checkSettings(copied)
    const {
      customWallets,
      features,
      themeVariables,
      termsConditionsUrl,
      privacyPolicyUrl,
      ...change
    } = copied
    checkThemeMode(change.themeMode)
    const local = parseLocalFeatures(features)
    review(given)
    changeConfig({
      ...change,
      // `changeConfig` merges features key by key
      ...(themeVariables && { themeVariables: parseThemeVariables(themeVariables) }),
      ...(features && { features: ownFeatures(features) }),
      ...(termsConditionsUrl !== undefined && {
        termsConditionsUrl: safeHttpUrl(termsConditionsUrl),
      }),
      ...(privacyPolicyUrl !== undefined && { privacyPolicyUrl: safeHttpUrl(privacyPolicyUrl) }),
    })
    if (Object.keys(local).length > 0) changeFeatures({ local })
    if (customWallets !== undefined) setCustomWallets(customWallets)
  },
  forceFeatures(features) {
    checkFeatures({ features })
    changeFeatures({ forced: parseLocalFeatures(copy(features)) })
  },
})

/**
 * The features that only the page decides about. Drops those without a value; null is a value of
 * `connectMethodsOrder`.
 */
function ownFeatures({
  emailShowWallets,
  pay: _,
  ...features
}: NonNullable<SettingsChange['features']>): Features {
  const own = Object.entries(features).filter(
    ([name, value]) =>
      !isLocalFeature(name) &&
      (name === 'connectMethodsOrder' ? value !== undefined : value != null),
  )
  const collapse = emailShowWallets == null ? {} : { collapseWallets: !emailShowWallets }
  return { ...collapse, ...Object.fromEntries(own) } as Features
}
