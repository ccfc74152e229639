import { describe, expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { sepolia } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import { info, startWithWallet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const rejectWith = (error: unknown) => () => Promise.reject(error)
const network = defineNetwork(sepolia)
const request = { connectorId: info.rdns, network }

describe('switchNetwork', () => {
  test('switchNetwork resolves with the network that the wallet reports afterwards', async () => {
    const { chain, wallet } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0xaa36a7',
    })
    await expect(chain.switchNetwork(request, signal)).resolves.toBe('eip155:11155111')
    expect(wallet.requests).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] },
      { method: 'eth_chainId', params: undefined },
    ])
  })

  test('switchNetwork resolves with the old network if the wallet did not switch [K1]', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0x1',
    })
    await expect(chain.switchNetwork(request, signal)).resolves.toBe('eip155:1')
  })

  test('switchNetwork throws network/switch-failed if the wallet then reports no network [K1]', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => null,
    })
    await expect(chain.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'network/switch-failed',
    })
  })

  test.each([
    [true, '4902', { code: 4902 }],
    [true, 'a nested 4902', { code: -32603, data: { originalError: { code: 4902 } } }],
    [true, '-32603', { code: -32603 }],
    [true, '5000', { code: 5000 }],
    [true, '4902 in another language', { code: 4902, message: 'Unbekannte Kette' }],
    [false, '4001 that contains 4902', { code: 4001, data: { originalError: { code: 4902 } } }],
    [false, '-32002', { code: -32002 }],
    [false, '4900', { code: 4900 }],
  ])(
    'shouldAddChain returns %s after switchNetwork failed with %s [K2]',
    async (canAdd, _, error) => {
      const { chain } = await startWithWallet({ wallet_switchEthereumChain: rejectWith(error) })
      const problem: unknown = await chain
        .switchNetwork(request, signal)
        .catch((caught: unknown) => caught)
      expect(problem).toMatchObject({ name: 'KitError' })
      expect(shouldAddChain(problem)).toBe(canAdd)
    },
  )

  test('switchNetwork throws for a network of another namespace without calling the wallet', async () => {
    const { chain, wallet } = await startWithWallet({})
    await expect(
      chain.switchNetwork({ ...request, network: defineNetwork(solana) }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(wallet.requests).toEqual([])
  })

  test('switchNetwork can be aborted while the wallet does not respond', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => new Promise(() => {}),
    })
    const caller = new AbortController()
    const switching = chain.switchNetwork(request, caller.signal)
    caller.abort()
    await expect(switching).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('addNetwork', () => {
  const addedParams = async (overrides: Partial<Network>) => {
    const { chain, wallet } = await startWithWallet({ wallet_addEthereumChain: () => null })
    await chain.addNetwork(
      { connectorId: info.rdns, network: { ...network, ...overrides } },
      signal,
    )
    return wallet.requests[0]?.params
  }

  test('addNetwork sends the public endpoints, never endpoints with the project id', async () => {
    const gateway = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A11155111&projectId=p1'
    const urls = { default: [gateway], public: ['https://sepolia.drpc.org'] }
    expect(await addedParams({ imageUrl: 'https://img.example/a.png?projectId=p1' })).toEqual([
      expect.not.objectContaining({ iconUrls: expect.anything() }),
    ])
    expect(
      await addedParams({ rpcUrls: urls, imageUrl: 'https://img.example/sepolia.png' }),
    ).toEqual([
      {
        chainId: '0xaa36a7',
        chainName: 'Sepolia',
        nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://sepolia.drpc.org'],
        blockExplorerUrls: ['https://sepolia.etherscan.io'],
        iconUrls: ['https://img.example/sepolia.png'],
      },
    ])
  })

  test('addNetwork sends https URLs, and http URLs of localhost only [K3]', async () => {
    const mixed = [
      'http://node.example',
      'javascript:alert(1)',
      'wss://node.example',
      'http://localhost:8545',
      'https://node.example',
      'nonsense',
    ]
    const explorers = mixed.map((url) => ({ name: 'Explorer', url }))
    const safe = ['http://localhost:8545', 'https://node.example']
    expect(
      await addedParams({
        rpcUrls: { default: [], public: mixed },
        blockExplorers: explorers,
        imageUrl: 'javascript:alert(1)',
      }),
    ).toEqual([expect.objectContaining({ rpcUrls: safe, blockExplorerUrls: safe })])
    expect(await addedParams({ imageUrl: 'http://img.example/a.png' })).toEqual([
      expect.not.objectContaining({ iconUrls: expect.anything() }),
    ])
  })

  test('addNetwork throws network/no-public-url for a network without a safe endpoint [K3, V13]', async () => {
    const { chain, wallet } = await startWithWallet({})
    const unsafe = {
      ...network,
      rpcUrls: { default: ['https://node.example'], public: ['http://node.example'] },
    }
    await expect(
      chain.addNetwork({ connectorId: info.rdns, network: unsafe }, signal),
    ).rejects.toMatchObject({
      code: 'network/no-public-url',
      message:
        'No public https RPC URL of eip155:11155111 for the wallet. Pass one in "networks", or set "shareRpcUrls".',
    })
    expect(wallet.requests).toEqual([])
  })

  test.each([
    ['rpc/user-rejected', '4001', { code: 4001 }],
    [
      'rpc/user-rejected',
      'a nested 4001',
      { code: -32603, data: { originalError: { code: 4001 } } },
    ],
    ['network/not-supported-by-wallet', 'an error without a code', new Error('nope')],
    ['rpc/resource-unavailable', '-32002', { code: -32002 }],
  ])('addNetwork throws %s if the wallet throws %s [K2]', async (code, _, error) => {
    const { chain } = await startWithWallet({ wallet_addEthereumChain: rejectWith(error) })
    await expect(chain.addNetwork(request, signal)).rejects.toMatchObject({ code })
  })
})
