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
  'features.email',
  'features.history',
  'features.reownBranding',
]

/** Features with providers. */
const providers = ['features.socials', 'features.swaps', 'features.onramp']

/** Lists of known words. */
const orders = {
  'features.connectMethodsOrder': connectMethodNames,
  'features.connectorTypeOrder': connectorGroups,
  'features.walletFeaturesOrder': ['onramp', 'swaps', 'receive', 'send'],
  'restrictedRegions.features': ['email', 'socials', 'swaps', 'onramp', 'activity'],
}

/** Options of AppKit without a counterpart, with the reason. `false` is accepted. */
const unsupported = {
  enableAuthLogger: 'this version has no embedded wallet',
  enableCoinbase: 'Coinbase Wallet connects without its SDK',
  coinbasePreference: 'Coinbase Wallet connects without its SDK',
  'features.pay': 'this version has no payments',
  'features.smartSessions': 'this version has no smart sessions',
}

const policies: readonly unknown[] = ['override', 'narrow', 'off']

const isFlag = (value: unknown) => typeof value === 'boolean'
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)
const isText = (value: unknown) => typeof value === 'string'

/**
 * Checks the options that show, hide or order parts of the modal, in the options of `createKit` or
 * in those of `settings.update`. Throws `config/option-invalid` for a wrong type or an unknown word
 * in a list, and `config/option-unsupported` for an option of AppKit without a counterpart.
 */
export function checkFeatures(given: object): void {
  const options = fieldsOf(given)
  const read = (path: string) => {
    const [name = '', part] = path.split('.')
    return (part === undefined ? options[name] : fieldsOf(options[name])[part]) ?? null
  }
  const check = (
    names: readonly string[],
    isValid: (value: unknown) => boolean,
    expected: string,
  ) => {
    for (const name of names) {
      const value = read(name)
      if (value !== null && !isValid(value))
        throw new EarlyError('config/option-invalid', { name, expected })
    }
  }
  check(flags, isFlag, 'true or false')
  check(
    providers,
    (value) => isFlag(value) || isListOf(value, isText),
    'true, false or a list of texts',
  )
  check(['remoteFeatures'], (value) => policies.includes(value), '"override", "narrow" or "off"')
  check(
    ['restrictedRegions'],
    (value) => typeof value === 'object' && !Array.isArray(value),
    'an object',
  )
  check(['restrictedRegions.timezones'], (value) => isListOf(value, isText), 'a list of texts')
  for (const [name, words] of Object.entries<readonly unknown[]>(orders))
    check(
      [name],
      (value) => isListOf(value, (word) => words.includes(word)),
      `a list of ${words.join(', ')}`,
    )
  for (const [name, reason] of Object.entries(unsupported)) {
    const value = read(name)
    if (value !== null && value !== false)
      throw new EarlyError('config/option-unsupported', { name, reason })
  }
}
