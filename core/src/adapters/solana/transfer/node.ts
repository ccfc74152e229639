import type { JsonRpc } from '../../../clients/json-rpc/json-rpc.types.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { bytesIn, isSolanaAddress, toBase64 } from '../codecs.ts'
import { commitment } from '../node.ts'
import { readInteger } from '../read-integer.ts'

/** An account as the chain has it. `data`: as much of it as an account for a token has. */
export type ChainAccount = {
  owner: string
  lamports: bigint
  executable: boolean
  size: bigint
  data: Uint8Array
}

/** What sending asks a network's nodes. */
export type MoneyNode = ReturnType<typeof createMoneyNode>

export function createMoneyNode(rpc: JsonRpc, signal: AbortSignal) {
  const ask = (method: string, ...params: readonly unknown[]) =>
    rpc.request({ method, params }, signal)
  const value = async (method: string, ...params: readonly unknown[]) =>
    safeGet(await ask(method, ...params), 'value')
  return {
    /** In the order they were asked for; null: there is none. */
    async accounts(...addresses: readonly string[]): Promise<readonly (ChainAccount | null)[]> {
      const list = await value('getMultipleAccounts', addresses, {
        encoding: 'base64',
        commitment,
        dataSlice,
      })
      if (!Array.isArray(list) || list.length !== addresses.length) throw unreadable(list)
      return list.map(readAccount)
    },
    lamports: async (address: string) =>
      readInteger(await value('getBalance', address, { commitment })),
    /** What an account of that size has to hold. */
    rent: async (bytes: number) =>
      readInteger(await ask('getMinimumBalanceForRentExemption', bytes, { commitment })),
    async blockhash(): Promise<string> {
      const found = safeGet(await value('getLatestBlockhash', { commitment }), 'blockhash')
      if (!isSolanaAddress(found)) throw unreadable(found)
      return found
    },
    async isGood(blockhash: string): Promise<boolean> {
      const found = await value('isBlockhashValid', blockhash, { commitment })
      if (typeof found !== 'boolean') throw unreadable(found)
      return found
    },
    /** Of the message in these wire bytes. */
    fee: async (transaction: Uint8Array) =>
      readInteger(
        await value('getFeeForMessage', toBase64(transaction.subarray(messageAt)), { commitment }),
      ),
    /** Why it would fail if it were sent now; null: it would not. */
    trial: async (transaction: string): Promise<unknown> =>
      safeGet(
        await value('simulateTransaction', transaction, {
          encoding: 'base64',
          sigVerify: false,
          commitment,
        }),
        'err',
      ),
    /** The wire bytes of one that a block took; null: it is not known yet. */
    async sent(signature: string): Promise<Uint8Array | null> {
      const found = await ask('getTransaction', signature, {
        encoding: 'base64',
        commitment,
        maxSupportedTransactionVersion: 0,
      })
      return found === null ? null : bytesIn(safeGet(safeGet(found, 'transaction'), '0'), 'base64')
    },
  }
}

const dataSlice = { offset: 0, length: 165 }
/** Behind the one signature. */
const messageAt = 65

function readAccount(found: unknown): ChainAccount | null {
  if (found === null) return null
  const [owner, executable] = [safeGet(found, 'owner'), safeGet(found, 'executable')]
  if (!isSolanaAddress(owner) || typeof executable !== 'boolean') throw unreadable(found)
  const [lamports, size] = [
    readInteger(safeGet(found, 'lamports')),
    readInteger(safeGet(found, 'space')),
  ]
  return {
    owner,
    lamports,
    executable,
    size,
    data: bytesIn(safeGet(safeGet(found, 'data'), '0'), 'base64'),
  }
}

const unreadable = (cause: unknown) => new KitError('endpoint/unreadable', {}, { cause })
