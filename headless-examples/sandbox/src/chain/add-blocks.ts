/** In ms. */
const blockTime = 1_000

/**
 * Adds a block a second after each block with transactions, so that transfers get their second
 * confirmation. Adds none while the node does not mine transactions itself: a test then controls it.
 * Returns stop, which resolves when no request is open.
 */
export function addBlocks(url: string): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const request = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal,
    })
    return Object(await response.json()).result
  }
  const addIfNeeded = async () => {
    const block = Object(await request('eth_getBlockByNumber', ['latest', false]))
    const hasTransactions = Array.isArray(block.transactions) && block.transactions.length > 0
    if (hasTransactions && (await request('anvil_getAutomine')) === true) await request('evm_mine')
  }
  const run = async () => {
    while (!signal.aborted) {
      await pause(signal)
      // A node that does not respond is asked again in the next second.
      await addIfNeeded().catch(() => {})
    }
  }
  const ended = run()
  return () => {
    stopping.abort()
    return ended
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, blockTime)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
