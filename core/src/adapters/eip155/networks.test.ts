import { describe, expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { sepolia } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import { info, startWithWallet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const fails = (error: unknown) => () => Promise.reject(error)
const network = defineNetwork(sepolia)
const request = { connectorId: info.rdns, network }

describe('switching', () => {
  test('says where the wallet is afterwards', async () => {
    const { chain, wallet } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0xaa36a7',
    })
    await expect(chain.switchNetwork(request, signal)).resolves.toBe('eip155:11155111')
    expect(wallet.asked).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] },
      { method: 'eth_chainId', params: undefined },
    ])
  })

  test('K1: a wallet that says yes and stays is told where it is', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0x1',
    })
    await expect(chain.switchNetwork(request, signal)).resolves.toBe('eip155:1')
  })

  test('K1: a wallet that does not say where it is has not switched', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => null,
    })
    await expect(chain.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'network/switch-failed',
    })
  })

  test.each([
    ['4902', { code: 4902 }, true],
    ['4902 nested', { code: -32603, data: { originalError: { code: 4902 } } }, true],
    ['-32603', { code: -32603 }, true],
    ['5000', { code: 5000 }, true],
    ['4902 in another language', { code: 4902, message: 'Unbekannte Kette' }, true],
    ['4001 around 4902', { code: 4001, data: { originalError: { code: 4902 } } }, false],
    ['-32002', { code: -32002 }, false],
    ['4900', { code: 4900 }, false],
  ])('K2: after %s adding the network is offered or not', async (_, error, adds) => {
    const { chain } = await startWithWallet({ wallet_switchEthereumChain: fails(error) })
    const problem: unknown = await chain
      .switchNetwork(request, signal)
      .catch((caught: unknown) => caught)
    expect(problem).toMatchObject({ name: 'KitError' })
    expect(shouldAddChain(problem)).toBe(adds)
  })

  test('a network of another kind never reaches the wallet', async () => {
    const { chain, wallet } = await startWithWallet({})
    await expect(
      chain.switchNetwork({ ...request, network: defineNetwork(solana) }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(wallet.asked).toEqual([])
  })

  test('a wallet that does not react can be left', async () => {
    const { chain } = await startWithWallet({
      wallet_switchEthereumChain: () => new Promise(() => {}),
    })
    const caller = new AbortController()
    const switching = chain.switchNetwork(request, caller.signal)
    caller.abort()
    await expect(switching).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('adding', () => {
  const offered = async (more: Partial<Network>) => {
    const { chain, wallet } = await startWithWallet({ wallet_addEthereumChain: () => null })
    await chain.addNetwork({ connectorId: info.rdns, network: { ...network, ...more } }, signal)
    return wallet.asked[0]?.params
  }

  test('offers the network with its public endpoints, never those with the project id', async () => {
    const gateway = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A11155111&projectId=p1'
    const urls = { default: [gateway], public: ['https://sepolia.drpc.org'] }
    expect(await offered({ rpcUrls: urls, imageUrl: 'https://img.example/sepolia.png' })).toEqual([
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

  test('K3: only https, and http on this machine', async () => {
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
      await offered({
        rpcUrls: { default: [], public: mixed },
        blockExplorers: explorers,
        imageUrl: 'javascript:alert(1)',
      }),
    ).toEqual([expect.objectContaining({ rpcUrls: safe, blockExplorerUrls: safe })])
    expect(await offered({ imageUrl: 'http://img.example/a.png' })).toEqual([
      expect.not.objectContaining({ iconUrls: expect.anything() }),
    ])
  })

  test('K3: a network without a safe endpoint is not offered', async () => {
    const { chain, wallet } = await startWithWallet({})
    const unsafe = {
      ...network,
      rpcUrls: { default: ['https://node.example'], public: ['http://node.example'] },
    }
    await expect(
      chain.addNetwork({ connectorId: info.rdns, network: unsafe }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(wallet.asked).toEqual([])
  })

  test.each([
    ['a refusal is a refusal', { code: 4001 }, 'rpc/user-rejected'],
    [
      'so it is deep inside',
      { code: -32603, data: { originalError: { code: 4001 } } },
      'rpc/user-rejected',
    ],
    [
      'anything unnamed is a network the wallet cannot do',
      new Error('nope'),
      'network/not-supported-by-wallet',
    ],
    ['an open request is one', { code: -32002 }, 'rpc/resource-unavailable'],
  ])('K2: %s', async (_, error, code) => {
    const { chain } = await startWithWallet({ wallet_addEthereumChain: fails(error) })
    await expect(chain.addNetwork(request, signal)).rejects.toMatchObject({ code })
  })
})
