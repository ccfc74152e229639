import type { LocalFeatures, RemotePolicy } from '../../domain/config/remote-features.ts'
import type {
  RestrictableFeature,
  RestrictedRegions,
} from '../../domain/config/restricted-regions.ts'
import { fieldsOf } from '../../domain/object.ts'
import { connectorGroups } from '../../domain/wallet/connector-groups.ts'
import { EarlyError } from '../../errors/early-error.ts'
import type { Features } from '../../protocol/kit-state.ts'
import type { KitOptions } from '../api/kit-options.ts'

/**
 * Fills in the defaults of `features` and drops unknown ones. `emailShowWallets: false` is the old
 * name of `collapseWallets: true`.
 */
export function parseFeatures(given: KitOptions['features'] = {}): Features {
  const { emailShowWallets, ...features } = given
  const defaults: Features = {
    receive: true,
    send: true,
    connectorTypeOrder: connectorGroups,
    analytics: true,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: emailShowWallets === false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    connectMethodsOrder: null,
  }
  const known = Object.entries(features).filter(
    ([name, value]) => value != null && name in defaults,
  )
  return { ...defaults, ...Object.fromEntries(known) }
}

const flags: readonly string[] = ['email', 'history', 'reownBranding']
const lists: readonly string[] = ['socials', 'swaps', 'onramp']

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const invalid = (name: string, expected: string) =>
  new EarlyError('config/option-invalid', { name, expected })

/** Whether the project controls this feature of the page too. */
export const isLocalFeature = (name: string): boolean =>
  flags.includes(name) || lists.includes(name)

/**
 * The settings of the features that the project controls too. Drops those that are null or
 * undefined, and all other features. Throws `config/option-invalid` for any other value than true,
 * false and, where the feature has providers, a list of texts.
 */
export function parseLocalFeatures(given: object | undefined): LocalFeatures {
  const local = Object.entries(fieldsOf(given)).filter(
    ([name, value]) => isLocalFeature(name) && value != null,
  )
  for (const [name, value] of local) {
    const isList = lists.includes(name)
    if (typeof value !== 'boolean' && !(isList && isTexts(value)))
      throw invalid(`features.${name}`, isList ? 'true, false or a list of texts' : 'true or false')
  }
  return Object.fromEntries(local)
}

const policies: readonly RemotePolicy[] = ['override', 'narrow', 'off']
const restrictable: readonly RestrictableFeature[] = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
]

/** Throws `config/option-invalid` for an invalid `remoteFeatures` or `restrictedRegions`. */
export function parseRemoteOptions({
  remoteFeatures: policy = 'override',
  restrictedRegions = {},
}: KitOptions): { policy: RemotePolicy; restricted: RestrictedRegions } {
  if (!policies.includes(policy)) throw invalid('remoteFeatures', '"override", "narrow" or "off"')
  if (typeof restrictedRegions !== 'object' || Array.isArray(restrictedRegions))
    throw invalid('restrictedRegions', 'an object with "features"')
  const { timezones = null, features = [] } = restrictedRegions
  if (timezones !== null && !isTexts(timezones))
    throw invalid('restrictedRegions.timezones', 'a list of time zones')
  if (!isTexts(features) || !features.every((feature) => restrictable.includes(feature)))
    throw invalid('restrictedRegions.features', `a list of ${restrictable.join(', ')}`)
  return { policy, restricted: { timezones, features } }
}
