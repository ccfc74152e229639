import { fieldsOf } from '../../domain/object.ts'
import { connectMethodNames } from '../../domain/wallet/connect-method-names.ts'
import { connectorGroups } from '../../domain/wallet/connector-groups.ts'
import { configErrors } from '../../errors/areas/config.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { KitError } from '../../errors/kit-error.ts'

type Check = readonly [isValid: (value: unknown) => boolean, expected: string]

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

const flag: Check = [isFlag, 'true or false']
/** All providers, none or some of them. */
const providers: Check = [
  (value) => isFlag(value) || isListOf(value, isText),
  'true, false or a list of texts',
]
const listOf = (words: readonly unknown[]): Check => [
  (value) => isListOf(value, (word) => words.includes(word)),
  `a list of ${words.join(', ')}`,
]

/** The checks of the features, by name. */
const featureChecks = () => ({
  receive: flag,
  send: flag,
  connectorTypeOrder: listOf(connectorGroups),
  analytics: flag,
  allWallets: flag,
  legalCheckbox: flag,
  smartSessions: flag,
  collapseWallets: flag,
  emailShowWallets: flag,
  walletFeaturesOrder: listOf(['onramp', 'swaps', 'receive', 'send']),
  connectMethodsOrder: listOf(connectMethodNames),
  pay: flag,
  email: flag,
  socials: providers,
  swaps: providers,
  onramp: providers,
  history: flag,
  reownBranding: flag,
})

/** The features that the kit reads. */
export const featureNames = (): readonly string[] => Object.keys(featureChecks())

/** Options of AppKit without a counterpart, with the reason. `false` is accepted. */
const unsupported = {
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
  const read = (path: string) => {
    const [name = '', part] = path.split('.')
    return (part === undefined ? options[name] : fieldsOf(options[name])[part]) ?? null
  }
  const checks = {
    enableWallets: flag,
    enableAuthLogger: flag,
    enableCoinbase: flag,
    remoteFeatures: [
      (value) => ['override', 'narrow', 'off'].some((policy) => policy === value),
      '"override", "narrow" or "off"',
    ],
    restrictedRegions: [(value) => typeof value === 'object' && !Array.isArray(value), 'an object'],
    'restrictedRegions.timezones': [(value) => isListOf(value, isText), 'a list of texts'],
    'restrictedRegions.features': listOf(['email', 'socials', 'swaps', 'onramp', 'activity']),
    ...Object.fromEntries(
      Object.entries(featureChecks()).map(([name, check]) => [`features.${name}`, check]),
    ),
  } satisfies Record<string, Check>
  for (const [name, [isValid, expected]] of Object.entries<Check>(checks)) {
    const value = read(name)
    if (value !== null && !isValid(value)) throw invalidOption(name, expected)
  }
  for (const [name, reason] of Object.entries(unsupported)) {
    const value = read(name)
    if (value !== null && value !== false)
      throw new KitError(configErrors, 'config/option-unsupported', { name, reason })
  }
}
