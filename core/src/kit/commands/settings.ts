import type { PageFeatures } from '../../domain/config/effective-features.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState, Features } from '../../protocol/kit-state.ts'
import type { SettingsApi, SettingsChange } from '../api/settings.ts'
import { checkFeatures } from '../options/check-features.ts'
import { checkThemeMode } from '../options/check-options.ts'
import { checkSettings } from '../options/check-settings.ts'
import { copy } from '../options/copy.ts'
import { isLocalFeature, parseLocalFeatures } from '../options/features.ts'
import { checkLegal, ownLink, ownWallets } from '../options/own-paths.ts'
import { parseThemeVariables } from '../options/theme-variables.ts'

type SettingsHost = {
  config(): ConfigState
  page: Pick<Platform['page'], 'facts'>
  changeConfig(change: Partial<ConfigState>): void
  setCustomWallets(wallets: readonly CustomWallet[]): void
  changeFeatures(change: Partial<PageFeatures>): void
}

/**
 * Creates `kit.settings`, which checks changes before the host applies them. `review` logs
 * mistakes for the developer of the page.
 */
export const createSettingsApi = (
  { changeConfig, setCustomWallets, changeFeatures, config, page }: SettingsHost,
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
    const { url } = page.facts()
    const legal = {
      ...(termsConditionsUrl !== undefined && {
        termsConditionsUrl: ownLink(termsConditionsUrl, url),
      }),
      ...(privacyPolicyUrl !== undefined && { privacyPolicyUrl: ownLink(privacyPolicyUrl, url) }),
    }
    const current = config()
    checkLegal({ ...current, ...legal, features: { ...current.features, ...features } })
    review(given)
    changeConfig({
      ...change,
      // `changeConfig` merges features key by key
      ...(themeVariables && { themeVariables: parseThemeVariables(themeVariables) }),
      ...(features && { features: ownFeatures(features) }),
      ...legal,
    })
    if (Object.keys(local).length > 0) changeFeatures({ local })
    if (customWallets !== undefined) setCustomWallets(ownWallets(customWallets, url))
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
