import type { Namespace } from '../caip/namespace.ts'

/** The actions of the account view. Other items of `walletFeaturesOrder` have no view yet. */
export type AccountAction = 'receive' | 'send'

const sendNamespaces: readonly Namespace[] = ['eip155', 'solana']

type ActionInput = {
  namespace: Namespace
  /** Whether the page configured the wallet's network. */
  supported: boolean
  features: { walletFeaturesOrder: readonly string[]; receive: boolean; send: boolean }
}

/**
 * The available actions in the page's order. Sending requires a supported network of eip155 or
 * Solana.
 */
export function accountActions({
  namespace,
  supported,
  features,
}: ActionInput): readonly AccountAction[] {
  const isOffered = (name: string): name is AccountAction =>
    name === 'receive'
      ? features.receive
      : name === 'send' && features.send && supported && sendNamespaces.includes(namespace)
  return [...new Set(features.walletFeaturesOrder)].filter(isOffered)
}
