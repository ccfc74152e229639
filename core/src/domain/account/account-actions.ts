import type { Namespace } from '../caip/namespace.ts'

/** What an account screen offers to do. Others of the `walletFeaturesOrder` have no page yet. */
export type AccountAction = 'receive' | 'send'

const sending: readonly Namespace[] = ['eip155', 'solana']

type Offered = {
  namespace: Namespace
  /** The wallet is on a network that the page offers. */
  supported: boolean
  features: { walletFeaturesOrder: readonly string[]; receive: boolean; send: boolean }
}

/** What is offered, in the page's order: receiving everywhere, sending only where we can. */
export function accountActions({
  namespace,
  supported,
  features,
}: Offered): readonly AccountAction[] {
  const isOffered = (name: string): name is AccountAction =>
    name === 'receive'
      ? features.receive
      : name === 'send' && features.send && supported && sending.includes(namespace)
  return [...new Set(features.walletFeaturesOrder)].filter(isOffered)
}
