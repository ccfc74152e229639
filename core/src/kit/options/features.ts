import type { LocalFeatures } from '../../domain/config/remote-features.ts'
import { fieldsOf } from '../../domain/object.ts'
import { connectorGroups } from '../../domain/wallet/connector-groups.ts'
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

/** The features of the page that its project controls too. */
const localNames = ['email', 'socials', 'swaps', 'onramp', 'history', 'reownBranding']

/** Whether the project controls this feature of the page too. */
export const isLocalFeature = (name: string): boolean => localNames.includes(name)

/**
 * The settings of the features that the project controls too, which `checkFeatures` has checked.
 * Drops those that are null or undefined, and all other features.
 */
export const parseLocalFeatures = (checked: object | undefined): LocalFeatures =>
  Object.fromEntries(
    Object.entries(fieldsOf(checked)).filter(
      ([name, value]) => isLocalFeature(name) && value != null,
    ),
  )
