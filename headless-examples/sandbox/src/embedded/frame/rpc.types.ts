import type { PreparedRequest } from '../../remote-wallet/requests/request.types.ts'
import type { FrameAccounts } from './accounts.ts'
import type { EvmNetwork } from './networks.ts'

/** A signed-in account on an Ethereum network. */
export type EvmContext = { network: EvmNetwork; accounts: FrameAccounts; batches: Batches }
export type EvmHandler = (params: unknown, context: EvmContext) => Promise<PreparedRequest>

/** A batch of calls that the wallet sent. `hashes`: of its transactions. */
export type Batch = {
  chainId: number
  rpc: string
  atomic: boolean
  hashes: readonly `0x${string}`[]
}
export type Batches = Map<string, Batch>
