import { expect, test } from 'vitest'
import { createPageProvider } from './page-provider.ts'
import { info, scriptedWallet, startWithWallet } from './scripted-wallet.fixture.ts'

const hash = `0x${'ab'.repeat(32)}`
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function start(scripts: Parameters<typeof scriptedWallet>[0] = {}) {
  const wallet = scriptedWallet({
    eth_chainId: () => '0x1',
    eth_sendTransaction: () => hash,
    ...scripts,
  })
  return { ...wallet, page: createPageProvider(wallet.provider) }
}

test.each([
  ['eth_sendTransaction', [{ to: address, chainId: '0xa' }]],
  ['eth_signTypedData_v4', [address, JSON.stringify({ domain: { chainId: 10 } })]],
  ['wallet_sendCalls', [{ chainId: '0xa', calls: [] }]],
])(
  'a page provider refuses %s for another chain than the wallet’s [EM2]',
  async (method, params) => {
    const { page, methods } = start()
    await expect(page.request({ method, params })).rejects.toMatchObject({
      code: 'connector/chain-mismatch',
    })
    expect(methods()).toEqual(['eth_chainId'])
  },
)

test('a page provider sends a transaction for the chain of the wallet, and one without a chain [EM2]', async () => {
  const { page, methods } = start()
  const send = (transaction: object) =>
    page.request({ method: 'eth_sendTransaction', params: [transaction] })
  expect(await send({ chainId: '0x1' })).toBe(hash)
  expect(await send({})).toBe(hash)
  expect(methods()).toEqual(['eth_chainId', 'eth_sendTransaction', 'eth_sendTransaction'])
})

test('a page provider sends nothing for a named chain if the wallet does not report its own [EM2]', async () => {
  const { page, methods } = start({ eth_chainId: () => 'odd' })
  const params = [{ chainId: '0x1' }]
  await expect(page.request({ method: 'eth_sendTransaction', params })).rejects.toBeInstanceOf(
    Error,
  )
  expect(methods()).toEqual(['eth_chainId'])
})

test('a page provider passes a copy of a request on, with each getter read once [EM18]', async () => {
  const { page, requests } = start()
  let reads = 0
  const transaction = {
    get chainId() {
      reads += 1
      return reads === 1 ? '0x1' : '0xa'
    },
  }
  await page.request({ method: 'eth_sendTransaction', params: [transaction] })
  expect(requests.at(-1)).toEqual({ method: 'eth_sendTransaction', params: [{ chainId: '0x1' }] })
  expect(reads).toBe(1)
})

test.each([null, { a: 1 }, 5, '0x12'])(
  'a page provider rejects the result %j of eth_sendTransaction [EM6]',
  async (result) => {
    const { page } = start({ eth_sendTransaction: () => result })
    await expect(page.request({ method: 'eth_sendTransaction', params: [{}] })).rejects.toThrow()
  },
)

test('the provider of a wallet stays the same object', async () => {
  const { chain } = await startWithWallet({})
  expect(chain.provider(info.rdns)).toBe(chain.provider(info.rdns))
  expect(chain.provider('dev.gone')).toBeNull()
})
