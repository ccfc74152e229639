import { isRecord } from '../../base/checks.ts'
import type { RpcRequest } from './rpc-request.ts'

/** A token account. `amount` in base units. */
export type TokenAccount = { account: string; mint: string; amount: bigint; decimals: number }

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const resultValue = (result: unknown): unknown => (isRecord(result) ? result.value : null)

/** Balance of an address in lamports. */
export async function getLamports(request: RpcRequest, address: string): Promise<bigint> {
  const value = resultValue(await request('getBalance', [address]))
  return typeof value === 'number' ? BigInt(value) : 0n
}

/** Token accounts of an owner, including empty ones. */
export async function getTokenAccounts(
  request: RpcRequest,
  owner: string,
): Promise<readonly TokenAccount[]> {
  const results = await Promise.all(
    tokenPrograms.map((programId) =>
      request('getTokenAccountsByOwner', [owner, { programId }, { encoding: 'jsonParsed' }]),
    ),
  )
  return results.flatMap((result) => {
    const list = resultValue(result)
    return Array.isArray(list) ? list.flatMap(parseTokenAccount) : []
  })
}

function parseTokenAccount(value: unknown): readonly TokenAccount[] {
  const { pubkey, account } = isRecord(value) ? value : {}
  const data = isRecord(account) && isRecord(account.data) ? account.data.parsed : null
  const info = isRecord(data) && isRecord(data.info) ? data.info : {}
  const amount = parseAmount(info.tokenAmount)
  return typeof pubkey === 'string' && typeof info.mint === 'string' && amount !== null
    ? [{ account: pubkey, mint: info.mint, ...amount }]
    : []
}

/** Parses a `UiTokenAmount`. Null for any other value. */
export function parseAmount(value: unknown): { amount: bigint; decimals: number } | null {
  const { amount, decimals } = isRecord(value) ? value : {}
  return typeof amount === 'string' && /^\d+$/.test(amount) && typeof decimals === 'number'
    ? { amount: BigInt(amount), decimals }
    : null
}
