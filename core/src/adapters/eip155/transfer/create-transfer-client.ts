import type { Network } from '../../../domain/network/network.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import type { Resolver } from '../guard-provider.ts'
import { parseAddress } from '../request-wallet.ts'
import { countPending } from './count-pending.ts'
import { feeReserve } from './fee-reserve.ts'
import { locate } from './locate.ts'
import { parseMultiplier } from './multiplier.ts'
import { review } from './payload.ts'
import { prepare } from './prepare.ts'
import { readSent } from './read-sent.ts'
import { receiver, token } from './receiver.ts'
import { recheck } from './recheck.ts'
import { submit } from './submit.ts'
import { track } from './track.ts'
import { walletAssets } from './wallet-assets.ts'

export type TransferClientDeps = {
  platform: Pick<Platform, 'clock'>
  rpcClients: RpcClients
  resolver: Resolver
  /** The configured networks. */
  networks(): readonly Network[]
  /** The option `baseFeeMultiplier`. Null selects the default of the chain. */
  baseFeeMultiplier: string | number | null
}

/** Creates the client that sends transfers on EVM chains. */
export function createTransferClient({
  platform: { clock },
  rpcClients,
  resolver,
  networks,
  baseFeeMultiplier,
}: TransferClientDeps): TransferClient {
  const multiplier = () => parseMultiplier(baseFeeMultiplier)
  return {
    checkAddress: parseAddress,
    receiver: receiver(rpcClients),
    token: token(rpcClients),
    walletAssets: walletAssets({ resolver, clock }),
    feeReserve: feeReserve({ rpcClients, multiplier }),
    prepare: prepare({ rpcClients, multiplier }),
    review,
    digest: digestOf,
    recheck: recheck({ rpcClients, resolver, clock }),
    submit: submit({ resolver, clock }),
    readSent: readSent(rpcClients),
    countPending: countPending(rpcClients),
    locate: locate({ rpcClients, resolver, clock, networks }),
    track: track({ rpcClients, clock, memories: new WeakMap() }),
  }
}
