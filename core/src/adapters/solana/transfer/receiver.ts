import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress, keyOf } from '../codecs.ts'
import { isOnCurve } from './curve.ts'
import { type ChainAccount, createMoneyNode } from './node.ts'
import { programs } from './programs.ts'
import {
  associatedAccount,
  isMint,
  isTokenAccount,
  readHolding,
  readMint,
} from './token-account.ts'

/** Whether what is sent there would be lost: a program, a token itself, or somebody's account for one. */
export const isBlocked = (address: string, account: ChainAccount | null): boolean =>
  address === programs.system ||
  (account !== null && (account.executable || isMint(account) || isTokenAccount(account)))

/** An address of a program, whose owner may not be able to send anything on. Throws `send/receiver-blocked`. */
export const receiver =
  (chains: RpcClients): TransferClient['receiver'] =>
  async ({ network, address }, signal) => {
    if (!isSolanaAddress(address)) throw new KitError('send/address-invalid')
    const [account = null] = await createMoneyNode(chains.for(network), signal).accounts(address)
    if (isBlocked(address, account)) throw new KitError('send/receiver-blocked')
    return {
      isContract:
        !isOnCurve(keyOf(address)) || (account !== null && account.owner !== programs.system),
    }
  }

/** A token as its mint says it: that has no name. */
export const token =
  (chains: RpcClients): TransferClient['token'] =>
  async ({ network, asset, holder }, signal) => {
    if (!isSolanaAddress(asset) || !isSolanaAddress(holder))
      throw new KitError('transaction/address-invalid')
    const node = createMoneyNode(chains.for(network), signal)
    const [mint = null, held = null] = await node.accounts(asset, associatedAccount(holder, asset))
    const decimals = readMint(mint)
    const holding = held && readHolding(held, { mint: asset, owner: holder })
    return { name: '', symbol: '', decimals, balance: String(holding?.amount ?? 0n) }
  }
