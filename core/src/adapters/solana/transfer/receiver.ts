import { sendErrors } from '../../../errors/areas/send.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { isSolanaAddress, publicKeyOf } from '../codecs.ts'
import { isOnCurve } from './curve.ts'
import { programs } from './programs.ts'
import {
  associatedAccount,
  isMint,
  isTokenAccount,
  parseMint,
  parseTokenAccount,
} from './token-account.ts'
import { type ChainAccount, createTransferNode } from './transfer-node.ts'

/** Whether funds sent to an address would be lost: a program, a mint or a token account. */
export const isBlocked = (address: string, account: ChainAccount | null): boolean =>
  address === programs.system ||
  (account !== null && (account.executable || isMint(account) || isTokenAccount(account)))

/**
 * Reads whether an address belongs to a program, which may be unable to transfer the funds. Throws
 * `send/receiver-blocked` if funds would be lost.
 */
export const receiver =
  (rpcClients: RpcClients): TransferClient['receiver'] =>
  async ({ network, address }, signal) => {
    if (!isSolanaAddress(address)) throw new KitError(sendErrors, 'send/address-invalid')
    const node = createTransferNode(rpcClients.for(network), signal)
    const [account = null] = await node.accounts(address)
    if (isBlocked(address, account)) throw new KitError(sendErrors, 'send/receiver-blocked')
    const isOwnedByProgram = account !== null && account.owner !== programs.system
    return { isContract: !isOnCurve(publicKeyOf(address)) || isOwnedByProgram }
  }

/** Reads a token from its mint, which contains neither name nor symbol. */
export const token =
  (rpcClients: RpcClients): TransferClient['token'] =>
  async ({ network, asset, holder }, signal) => {
    if (!isSolanaAddress(asset) || !isSolanaAddress(holder))
      throw new KitError(transactionErrors, 'transaction/address-invalid')
    const node = createTransferNode(rpcClients.for(network), signal)
    const [mint = null, account = null] = await node.accounts(
      asset,
      associatedAccount(holder, asset),
    )
    const decimals = parseMint(mint)
    const tokenAccount = account && parseTokenAccount(account, { mint: asset, owner: holder })
    return { name: '', symbol: '', decimals, balance: String(tokenAccount?.amount ?? 0n) }
  }
