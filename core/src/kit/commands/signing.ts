import type { Namespace } from '../../domain/caip/namespace.ts'
import { typedChain } from '../../domain/request/typed-chain.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { WalletApi } from '../api/wallet.ts'
import type { CommandDeps, ConnectedWallet } from './command-deps.ts'
import type { RequireConnected } from './require-connected.ts'

type SigningDeps = Pick<CommandDeps, 'deps'> & {
  connectedWallet(namespace?: Namespace): ConnectedWallet
  requireConnected: RequireConnected
}

export function createSigning({
  deps,
  connectedWallet,
  requireConnected,
}: SigningDeps): Pick<WalletApi, 'signMessage' | 'signTypedData'> {
  return {
    async signMessage(message, namespace) {
      const wallet = connectedWallet(namespace)
      requireConnected.checkNetwork(wallet.caipNetworkId)
      const { namespace: _, ...signer } = wallet
      const adapter = await deps.adapters.get(wallet.namespace)
      return requireConnected.duringSigning(wallet, (signal) =>
        adapter.signMessage({ ...signer, message }, signal),
      )
    },
    async signTypedData(typedData, namespace) {
      const wallet = connectedWallet(namespace)
      requireConnected.checkNetwork(wallet.caipNetworkId)
      const { namespace: _, ...signer } = wallet
      const { caipNetworkId: found } = wallet
      const expected = wallet.namespace === 'eip155' ? typedChain(typedData) : null
      if (expected !== null && found !== null && expected !== found)
        throw new KitError(connectorErrors, 'connector/chain-mismatch', {
          found,
          expected: expected,
        })
      const adapter = await deps.adapters.get(wallet.namespace)
      return requireConnected.duringSigning(wallet, (signal) =>
        adapter.signTypedData({ ...signer, typedData }, signal),
      )
    },
  }
}
