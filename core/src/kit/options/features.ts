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
    history: true,
  }
  const known = Object.entries(features).filter(
    ([name, value]) => value !== undefined && name in defaults,
  )
  return { ...defaults, ...Object.fromEntries(known) }
}
