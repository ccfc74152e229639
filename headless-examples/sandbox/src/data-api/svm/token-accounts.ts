import { isRecord } from '../../base/checks.ts'
import type { RpcRequest } from './rpc-request.ts'

/** A token account, as far as its owner is concerned. */
export type TokenAccount = { account: string; mint: string; amount: bigint; decimals: number }

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const valueIn = (answer: unknown): unknown => (isRecord(answer) ? answer.value : null)

/** Lamports of an address. */
export async function getLamports(ask: RpcRequest, address: string): Promise<bigint> {
  const value = valueIn(await ask('getBalance', [address]))
  return typeof value === 'number' ? BigInt(value) : 0n
}

/** Its token accounts, empty ones too. */
export async function getTokenAccounts(ask: RpcRequest, owner: string): Promise<readonly TokenAccount[]> {
  const answers = await Promise.all(
    tokenPrograms.map((programId) =>
      ask('getTokenAccountsByOwner', [owner, { programId }, { encoding: 'jsonParsed' }]),
    ),
  )
  return answers.flatMap((answer) => {
    const list = valueIn(answer)
    return Array.isArray(list) ? list.flatMap(readHeld) : []
  })
}

function readHeld(one: unknown): readonly TokenAccount[] {
  const { pubkey, account } = isRecord(one) ? one : {}
  const data = isRecord(account) && isRecord(account.data) ? account.data.parsed : null
  const info = isRecord(data) && isRecord(data.info) ? data.info : {}
  const amount = parseAmount(info.tokenAmount)
  return typeof pubkey === 'string' && typeof info.mint === 'string' && amount !== null
    ? [{ account: pubkey, mint: info.mint, ...amount }]
    : []
}

/** An amount as nodes write it. */
export function parseAmount(value: unknown): { amount: bigint; decimals: number } | null {
  const { amount, decimals } = isRecord(value) ? value : {}
  return typeof amount === 'string' && /^\d+$/.test(amount) && typeof decimals === 'number'
    ? { amount: BigInt(amount), decimals }
    : null
}
