import { fieldsOf } from '../../domain/object.ts'
import { connectMethodNames } from '../../domain/wallet/connect-method-names.ts'
import { connectorGroups } from '../../domain/wallet/connector-groups.ts'
import { EarlyError } from '../../errors/early-error.ts'

const flags = [
  'enableWallets',
  'enableAuthLogger',
  'enableCoinbase',
  'features.receive',
  'features.send',
  'features.analytics',
  'features.allWallets',
  'features.legalCheckbox',
  'features.collapseWallets',
  'features.emailShowWallets',
  'features.pay',
  'features.smartSessions',
]

const orders = {
  'features.connectMethodsOrder': connectMethodNames,
  'features.connectorTypeOrder': connectorGroups,
  'features.walletFeaturesOrder': ['onramp', 'swaps', 'receive', 'send'],
}

/** Options of AppKit without a counterpart, with the reason. `false` is accepted. */
const unsupported = {
  enableAuthLogger: 'this version has no embedded wallet',
  enableCoinbase: 'Coinbase Wallet connects without its SDK',
  coinbasePreference: 'Coinbase Wallet connects without its SDK',
  'features.pay': 'this version has no payments',
  'features.smartSessions': 'this version has no smart sessions',
}

/**
 * Checks the options that show, hide or order parts of the modal, in the options of `createKit` or
 * in those of `settings.update`. Throws `config/option-invalid` for a wrong type or an unknown word
 * in a list, and `config/option-unsupported` for an option of AppKit without a counterpart.
 */
export function checkFeatures(given: object): void {
  const options = fieldsOf(given)
  const features = fieldsOf(options.features)
  const read = (name: string) =>
    (name.startsWith('features.') ? features[name.slice(9)] : options[name]) ?? null
  for (const name of flags) {
    const value = read(name)
    if (value !== null && typeof value !== 'boolean') throw invalid(name, 'true or false')
  }
  for (const [name, words] of Object.entries<readonly unknown[]>(orders)) {
    const value = read(name)
    if (value !== null && !(Array.isArray(value) && value.every((word) => words.includes(word))))
      throw invalid(name, `a list of ${words.join(', ')}`)
  }
  for (const [name, reason] of Object.entries(unsupported)) {
    const value = read(name)
    if (value !== null && value !== false)
      throw new EarlyError('config/option-unsupported', { name, reason })
  }
}

const invalid = (name: string, expected: string) =>
  new EarlyError('config/option-invalid', { name, expected })
