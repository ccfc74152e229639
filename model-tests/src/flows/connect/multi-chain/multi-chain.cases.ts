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

/** The fox on Bitcoin, where it comes late. */
export const foxBitcoin: Connector = { ...foxSolana, chain: 'bip122' }
const offered = ['eip155', 'solana', 'bip122']
/** A wallet of two namespaces, connected on one of them; one that is known by its id only. */
export const multiChainInputs: Record<'two' | 'gone', MultiChainInput> = {
  two: {
    connectorId: fox.id,
    ways: [foxSolana, fox],
    offered,
    held: { eip155: fox.id, solana: 'another' },
  },
  gone: { connectorId: fox.id, ways: [], offered, held: {} },
}

export const multiChainCases: Cases<typeof multiChainMachine> = {
  pick: [{ namespace: 'solana' }, { namespace: 'bip122' }, { namespace: 'cosmos' }],
  // a further way, the same one anew, another wallet, one on a namespace that is not offered
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
