import type { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import type { PortfolioInput } from '../../../../core/src/flows/portfolio/portfolio.types.ts'
import { kitEvent } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const left = { eip155: 'tokens', solana: 'nfts' } as const
/** The active namespace's account, one that is named, without the history, and nothing to look at. */
export const portfolioInputs: Record<'active' | 'named' | 'short' | 'nobody', PortfolioInput> = {
  active: { namespace: 'eip155', follows: 'active', tabs: left, history: true },
  named: { namespace: 'solana', follows: 'named', tabs: left, history: true },
  short: {
    namespace: 'eip155',
    follows: 'active',
    tabs: { ...left, eip155: 'activity' },
    history: false,
  },
  nobody: { namespace: null, follows: 'active', tabs: {}, history: true },
}

/** Facts of the account that is looked at and of another; the active namespace stays, moves, and goes. */
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
