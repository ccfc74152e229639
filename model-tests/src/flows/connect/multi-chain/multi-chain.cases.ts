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

/** Fox on Bitcoin, announced late. */
export const foxBitcoin: Connector = { ...foxSolana, chain: 'bip122' }
const offeredNamespaces = ['eip155', 'solana', 'bip122']
/** A wallet with two namespaces, connected in one of them, and one that is known by its id only. */
export const multiChainInputs: Record<'two' | 'gone', MultiChainInput> = {
  two: {
    connectorId: fox.id,
    connectors: [foxSolana, fox],
    offeredNamespaces,
    connected: { eip155: fox.id, solana: 'another' },
  },
  gone: { connectorId: fox.id, connectors: [], offeredNamespaces, connected: {} },
}

export const multiChainCases: Cases<typeof multiChainMachine> = {
  pick: [{ namespace: 'solana' }, { namespace: 'bip122' }, { namespace: 'cosmos' }],
  // another namespace, an update, another wallet, a namespace that is not offered
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
