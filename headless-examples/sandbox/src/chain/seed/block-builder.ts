import { type Address, type Hex, numberToHex } from 'viem'
import { isRecord } from '../../base/checks.ts'

/** A transaction of an account whose key the node has. `to` null puts a contract on the chain. */
export type Told = { from: Address; to: Address | null; data?: Hex; value?: bigint; gas: bigint }

/** Fills a chain with what it is to begin with, block by block. */
export type Teller = {
  /** One block with these transactions, in this order, as of a time in s since 1970, else the next moment after the last one. One that reverts is in it, too. */
  block(transactions: readonly Told[], time: number): Promise<void>
  ask(method: string, params: readonly unknown[]): Promise<unknown>
}

/** More than any base fee there will be while the chain is filled. */
const gasPrice = numberToHex(2_000_000_000n)

/** Takes the node's mining over; `ask('evm_setAutomine', [true])` gives it back. */
export async function createTeller(url: string): Promise<Teller> {
  const nonces = new Map<Address, bigint>()
  let last = 0

  async function post(
    calls: readonly (readonly [method: string, params: readonly unknown[]])[],
  ): Promise<readonly unknown[]> {
    const body = JSON.stringify(
      calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })),
    )
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answers: unknown = await response.json()
    if (!Array.isArray(answers))
      throw new Error(`The node at ${url} said ${JSON.stringify(answers)}.`)
    return answers.map((answer: unknown) => {
      if (isRecord(answer) && 'result' in answer) return answer.result
      throw new Error(`The node at ${url} refused: ${JSON.stringify(answer)}`)
    })
  }
  const ask = async (method: string, params: readonly unknown[]) =>
    (await post([[method, params]]))[0]
  async function nonceOf(from: Address): Promise<bigint> {
    const next =
      nonces.get(from) ?? BigInt(String(await ask('eth_getTransactionCount', [from, 'latest'])))
    nonces.set(from, next + 1n)
    return next
  }
  await ask('evm_setAutomine', [false])
  return {
    ask,
    async block(transactions, time) {
      const calls: [string, readonly unknown[]][] = []
      for (const { from, to, data = '0x', value = 0n, gas } of transactions) {
        const numbers = {
          value: numberToHex(value),
          gas: numberToHex(gas),
          nonce: numberToHex(await nonceOf(from)),
        }
        calls.push([
          'eth_sendTransaction',
          [{ from, ...(to !== null && { to }), data, ...numbers, gasPrice }],
        ])
      }
      if (calls.length > 0) await post(calls)
      last = Math.max(time, last + 1)
      await ask('evm_mine', [{ timestamp: last }])
    },
  }
}
