import { createWalletClient, custom, type EIP1193RequestFn, getAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createPageProviders } from './page-providers.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const hash = `0x${'0'.repeat(64)}`

/** A client of viem over the provider that a page gets for a wallet. `asked`: what reaches it. */
function startClient(answer: (method: string) => unknown) {
  const asked: string[] = []
  const wallet = {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      asked.push(method)
      return answer(method)
    },
  }
  const page = createPageProviders()(wallet) as { request: EIP1193RequestFn }
  const client = createWalletClient({ account, chain: mainnet, transport: custom(page) })
  const request = (method: string, params: readonly unknown[]) =>
    client.request({ method, params } as never, { retryDelay: 0 })
  return { asked, client, request }
}

const throwing = (error: unknown) => () => {
  throw error
}

const errors: readonly unknown[] = [
  ...[-32603, -32005, -32007, -32099, -1, 3, 429, 502].map((code) => ({ code, message: 'failed' })),
  { code: '-32603', message: 'failed' },
  { message: 'failed' },
  new Error('failed'),
  'failed',
  null,
]
const transaction = { from: account, to: account, value: '0x1' }
const acting: readonly (readonly [method: string, params: readonly unknown[]])[] = [
  ['eth_sendTransaction', [transaction]],
  ['wallet_sendTransaction', [transaction]],
  ['wallet_sendCalls', [{ version: '2.0.0', from: account, chainId: '0x1', calls: [] }]],
  ['eth_sendRawTransaction', ['0x02']],
  ['eth_sendUserOperation', [{}, account]],
  ['personal_sign', ['0x00', account]],
  ['eth_getEncryptionPublicKey', [account]],
  ['wallet_grantPermissions', [{}]],
]

test.each(acting)(
  'viem does not repeat %s after any error of a wallet [EM7]',
  async (...request) => {
    for (const error of errors) {
      const { asked, request: send } = startClient(throwing(error))
      const problem = await send(...request).catch((thrown: unknown) => thrown)
      expect([error, asked]).toEqual([error, [request[0]]])
      expect(problem).toMatchObject({ code: -32003, cause: { cause: { name: 'KitError' } } })
    }
  },
)

test('viem does not send wallet_sendTransaction after a transaction that may have been sent [EM7]', async () => {
  for (const code of [-32603, -32000, 3]) {
    const data = '0x08c379a0'
    const { asked, client } = startClient((method) => {
      if (method === 'wallet_sendTransaction') return hash
      throw { code, message: 'failed', data }
    })
    const problem = await client
      .sendTransaction({ to: account, value: 1n })
      .catch((thrown: unknown) => thrown)
    expect(asked).toEqual(['eth_sendTransaction'])
    expect(problem).toMatchObject({ cause: { code: -32003, cause: { data } } })
  }
})

test('viem does not split a batch that may have been sent into transactions [EM7]', async () => {
  for (const error of [{ code: 3, message: 'failed' }, new Error('failed')]) {
    const { asked, client } = startClient(throwing(error))
    const options = { calls: [{ to: account, value: 1n }], experimental_fallback: true }
    await client.sendCalls(options).catch(() => {})
    expect(asked).toEqual(['wallet_sendCalls'])
  }
})

test('numbers that EIP-1193 fixes, and those after which viem does not repeat, stay [EM7]', async () => {
  const numbers = [4001, 4100, 4200, 4900, 4901, 4902, 5000, 5720, -32601, -32602, -32002, -32003]
  for (const code of numbers) {
    const { asked, request } = startClient(throwing({ code, message: 'failed' }))
    const sending = request('eth_sendTransaction', [transaction])
    await expect(sending).rejects.toMatchObject({ cause: { code } })
    expect(asked).toHaveLength(1)
  }
})

test('viem repeats a read after an internal error [EM7]', async () => {
  const { asked, request } = startClient((method) => {
    if (asked.length === 1) throw { code: -32603, message: 'failed' }
    return method === 'eth_blockNumber' ? '0x10' : null
  })
  expect(await request('eth_blockNumber', [])).toBe('0x10')
  expect(asked).toHaveLength(2)
})
