import type { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import type { PortfolioInput } from '../../../../core/src/flows/portfolio/portfolio.types.ts'
import { kitEvent } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const tabs = { eip155: 'tokens', solana: 'nfts' } as const
const sources = { activity: true, directory: true, nftSource: false }
/**
 * Inputs with the active namespace, a named namespace, only the tab of tokens, a source of NFTs and
 * no data service, and no account.
 */
export const portfolioInputs: Record<
  'active' | 'named' | 'withoutSources' | 'ownNfts' | 'noAccount',
  PortfolioInput
> = {
  active: { namespace: 'eip155', follows: 'active', tabs, ...sources },
  named: { namespace: 'solana', follows: 'named', tabs, ...sources },
  withoutSources: {
    namespace: 'eip155',
    follows: 'active',
    tabs: { ...tabs, eip155: 'activity' },
    activity: true,
    directory: false,
    nftSource: false,
  },
  ownNfts: {
    namespace: 'eip155',
    follows: 'active',
    tabs,
    activity: true,
    directory: false,
    nftSource: true,
  },
  noAccount: { namespace: null, follows: 'active', tabs: {}, ...sources },
}

const { features } = kitEvent('features.changed')

export const portfolioCases: Cases<typeof portfolioMachine> = {
  'features.changed': [{ features }, { features: { ...features, activity: false } }],
  'holdings.invalidated': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'holdings.settled': [
    kitEvent('holdings.settled', { namespace: 'eip155' }),
    kitEvent('holdings.settled', { namespace: 'solana' }),
  ],
  'network.changed': [
    kitEvent('network.changed', { activeNamespace: 'eip155' }),
    kitEvent('network.changed', { activeNamespace: 'solana' }),
  ],
  'networks.changed': [
    kitEvent('networks.changed', { activeNamespace: 'eip155' }),
    kitEvent('networks.changed', { activeNamespace: null }),
  ],
  select: [{ tab: 'tokens' }, { tab: 'activity' }],
}
