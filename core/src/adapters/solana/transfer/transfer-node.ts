import type { JsonRpc } from '../../../clients/json-rpc/json-rpc.types.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { httpErrors } from '../../../errors/areas/http.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { decodeBytes, isSolanaAddress, toBase64 } from '../codecs.ts'
import { commitment } from '../node.ts'
import { parseInteger } from '../parse-integer.ts'

/**
 * An account on the chain. `size` is the number of its bytes; `data` contains at most the first
 * 165, the size of a token account.
 */
export type ChainAccount = {
  owner: string
  lamports: bigint
  executable: boolean
  size: bigint
  data: Uint8Array
}

/** Sends the requests of a transfer to the nodes of one network. Amounts are in lamports. */
export type TransferNode = ReturnType<typeof createTransferNode>

const dataSlice = { offset: 0, length: 165 }
/** Offset of the message in the wire bytes of a transaction with one signature. */
const messageOffset = 65

export function createTransferNode(rpc: JsonRpc, signal: AbortSignal) {
  const request = (method: string, ...params: readonly unknown[]) =>
    rpc.request({ method, params }, signal)
  const requestValue = async (method: string, ...params: readonly unknown[]) =>
    safeGet(await request(method, ...params), 'value')
  return {
    /** Accounts in the order of the addresses. Null for an account that does not exist. */
    async accounts(...addresses: readonly string[]): Promise<readonly (ChainAccount | null)[]> {
      const options = { encoding: 'base64', commitment, dataSlice }
      const list = await requestValue('getMultipleAccounts', addresses, options)
      if (!Array.isArray(list) || list.length !== addresses.length) throw unreadable(list)
      return list.map(parseAccount)
    },
    balance: async (address: string) =>
      parseInteger(await requestValue('getBalance', address, { commitment })),
    /** The minimum balance of an account with this number of bytes. */
    rent: async (bytes: number) =>
      parseInteger(await request('getMinimumBalanceForRentExemption', bytes, { commitment })),
    async blockhash(): Promise<string> {
      const blockhash = safeGet(
        await requestValue('getLatestBlockhash', { commitment }),
        'blockhash',
      )
      if (!isSolanaAddress(blockhash)) throw unreadable(blockhash)
      return blockhash
    },
    async isValid(blockhash: string): Promise<boolean> {
      const isValid = await requestValue('isBlockhashValid', blockhash, { commitment })
      if (typeof isValid !== 'boolean') throw unreadable(isValid)
      return isValid
    },
    /** The fee of an unsigned transaction. */
    async fee(transaction: Uint8Array): Promise<bigint> {
      const message = toBase64(transaction.subarray(messageOffset))
      return parseInteger(await requestValue('getFeeForMessage', message, { commitment }))
    },
    /** Simulates a transaction in base64. Null if it would succeed, else the chain's error. */
    async simulate(transaction: string): Promise<unknown> {
      const options = { encoding: 'base64', sigVerify: false, commitment }
      return safeGet(await requestValue('simulateTransaction', transaction, options), 'err')
    },
    /** The wire bytes of a transaction in a block. Null if the node does not know it yet. */
    async sentTransaction(signature: string): Promise<Uint8Array | null> {
      const options = { encoding: 'base64', commitment, maxSupportedTransactionVersion: 0 }
      const transaction = await request('getTransaction', signature, options)
      return transaction === null
        ? null
        : decodeBytes(safeGet(transaction, 'transaction', '0'), 'base64')
    },
  }
}

function parseAccount(account: unknown): ChainAccount | null {
  if (account === null) return null
  const owner = safeGet(account, 'owner')
  const executable = safeGet(account, 'executable')
  if (!isSolanaAddress(owner) || typeof executable !== 'boolean') throw unreadable(account)
  return {
    owner,
    lamports: parseInteger(safeGet(account, 'lamports')),
    executable,
    size: parseInteger(safeGet(account, 'space')),
    data: decodeBytes(safeGet(account, 'data', '0'), 'base64'),
  }
}

const unreadable = (cause: unknown) =>
  new KitError(httpErrors, 'endpoint/unreadable', {}, { cause })
