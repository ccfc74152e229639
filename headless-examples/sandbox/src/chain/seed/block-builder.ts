import { type Address, type Hex, numberToHex } from 'viem'
import { isRecord } from '../../base/checks.ts'
import { nodeTimeout } from '../../base/node-transport.ts'

/**
 * A transaction of an account whose key the node has. `to` is null for a contract deployment.
 * `value` in wei.
 */
export type SeedTransaction = {
  from: Address
  to: Address | null
  data?: Hex
  value?: bigint
  gas: bigint
}

/** Fills a chain with blocks of chosen transactions and timestamps. */
export type BlockBuilder = {
  /**
   * Mines one block with these transactions in this order, including ones that revert. `time` in s
   * since 1970; if it is not after the previous block, the block follows 1 s later.
   */
  mineBlock(transactions: readonly SeedTransaction[], time: number): Promise<void>
  /** Sends a JSON-RPC request to the node. Throws for an error response. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** In wei; above every base fee that occurs while the chain is filled. */
const gasPrice = numberToHex(2_000_000_000n)

/**
 * Turns off the node's automatic mining. `request('evm_setAutomine', [true])` turns it on again.
 */
export async function createBlockBuilder(url: string): Promise<BlockBuilder> {
  const nonces = new Map<Address, bigint>()
  let lastTime = 0

  async function requestBatch(
    calls: readonly (readonly [method: string, params: readonly unknown[]])[],
  ): Promise<readonly unknown[]> {
    const body = JSON.stringify(
      calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })),
    )
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(nodeTimeout),
    })
    const answers: unknown = await response.json()
    if (!Array.isArray(answers))
      throw new Error(`The node at ${url} returned no batch: ${JSON.stringify(answers)}`)
    return answers.map((answer: unknown) => {
      if (isRecord(answer) && 'result' in answer) return answer.result
      throw new Error(`The node at ${url} rejected a request: ${JSON.stringify(answer)}`)
    })
  }
  const request = async (method: string, params: readonly unknown[]) =>
    (await requestBatch([[method, params]]))[0]
  async function nextNonce(from: Address): Promise<bigint> {
    const nonce =
      nonces.get(from) ?? BigInt(String(await request('eth_getTransactionCount', [from, 'latest'])))
    nonces.set(from, nonce + 1n)
    return nonce
  }
  await request('evm_setAutomine', [false])
  return {
    request,
    async mineBlock(transactions, time) {
      const calls: [string, readonly unknown[]][] = []
      for (const { from, to, data = '0x', value = 0n, gas } of transactions) {
        const transaction = {
          from,
          ...(to !== null && { to }),
          data,
          value: numberToHex(value),
          gas: numberToHex(gas),
          nonce: numberToHex(await nextNonce(from)),
          gasPrice,
        }
        calls.push(['eth_sendTransaction', [transaction]])
      }
      if (calls.length > 0) await requestBatch(calls)
      lastTime = Math.max(time, lastTime + 1)
      await request('evm_mine', [{ timestamp: lastTime }])
    },
  }
}
