import { configErrors } from '../../errors/areas/config.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { SettingsChange } from '../api/settings.ts'
import { checkFeatures, featureNames } from './check-features.ts'
import { checkKnown } from './check-options.ts'
import { optionNames } from './option-names.ts'

/** The options that `settings.update` changes. */
const settingNames: readonly (keyof SettingsChange)[] = [
  'themeMode',
  'themeVariables',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'enableWallets',
  'enableWalletGuide',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'debug',
  'allWallets',
  'features',
  'customWallets',
]

/**
 * Checks the names and features of a change. Throws `config/option-unsupported` for an option that
 * only `createKit` takes, `config/option-unknown` or `config/option-misspelled` for an unknown name,
 * and the errors of `checkFeatures`.
 */
export function checkSettings(change: SettingsChange): void {
  checkFeatures(change)
  const fixedNames: readonly string[] = optionNames.filter(
    (name) => !settingNames.some((setting) => setting === name),
  )
  for (const [name, value] of Object.entries(change)) {
    if (value !== undefined && fixedNames.includes(name))
      throw new KitError(configErrors, 'config/option-unsupported', {
        name,
        reason: 'it cannot change after createKit()',
      })
  }
  checkKnown(change, settingNames, '')
  checkKnown(change.features ?? {}, featureNames(), 'features.')
}
