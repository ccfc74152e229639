import type { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import type { PortfolioInput } from '../../../../core/src/flows/portfolio/portfolio.types.ts'
import { kitEvent } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const tabs = { eip155: 'tokens', solana: 'nfts' } as const
/** Inputs with the active namespace, a named namespace, only the tab of tokens, and no account. */
export const portfolioInputs: Record<
  'active' | 'named' | 'withoutSources' | 'noAccount',
  PortfolioInput
> = {
  active: { namespace: 'eip155', follows: 'active', tabs, activity: true, nfts: true },
  named: { namespace: 'solana', follows: 'named', tabs, activity: true, nfts: true },
  withoutSources: {
    namespace: 'eip155',
    follows: 'active',
    tabs: { ...tabs, eip155: 'activity' },
    activity: false,
    nfts: false,
  },
  noAccount: { namespace: null, follows: 'active', tabs: {}, activity: true, nfts: true },
}

export const portfolioCases: Cases<typeof portfolioMachine> = {
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
