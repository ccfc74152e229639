import type { Connector } from '../../../../../core/src/domain/wallet/wallet.ts'
import type { multiChainMachine } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.machine.ts'
import type { MultiChainInput } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.types.ts'
import {
  fox,
  foxConnection,
  foxSolana,
  foxSolanaConnection,
  owl,
  owlConnection,
} from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'

/** The connector of Fox on Bitcoin. It is announced while the flow runs. */
export const foxBitcoin: Connector = { ...foxSolana, chain: 'bip122' }
const offeredNamespaces = ['eip155', 'solana', 'bip122']
/** Inputs for a wallet with two namespaces, one of them connected, and for an unknown wallet id. */
export const multiChainInputs: Record<'twoNamespaces' | 'notFound', MultiChainInput> = {
  twoNamespaces: {
    connectorId: fox.id,
    connectors: [foxSolana, fox],
    offeredNamespaces,
    connected: { eip155: fox.id, solana: 'another' },
  },
  notFound: { connectorId: fox.id, connectors: [], offeredNamespaces, connected: {} },
}

export const multiChainCases: Cases<typeof multiChainMachine> = {
  pick: [{ namespace: 'solana' }, { namespace: 'bip122' }, { namespace: 'cosmos' }],
  // A connector of a new namespace, an update, another wallet, and a namespace that is not offered.
  'connector.found': [
    foxBitcoin,
    { ...fox, icon: 'data:image/png;base64,AA==' },
    owl,
    { ...foxSolana, chain: 'cosmos' },
  ].map((connector) => ({
    connector,
  })),
  'account.connected': [foxConnection, foxSolanaConnection, owlConnection],
  'account.lost': [{ namespace: 'eip155' }],
  'account.disconnected': [{ namespace: 'solana' }],
}
