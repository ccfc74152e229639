import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { UserRejectedRequestError, verifyMessage } from 'viem'
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWagmiPage, wagmiVersions } from './wagmi.fixture.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

describe.each(Object.keys(wagmiVersions))('wagmi %s', (version) => {
  let page: ReturnType<typeof openWagmiPage>
  beforeEach(() => {
    page = openWagmiPage(sandbox, version)
  })
  afterEach(() => page.close())

  test('connecting, signing, switching, reloading and disconnecting by wagmi changes the kit too', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load()
    const connecting = wagmi.connect()
    await page.pick(kit)
    const accounts = page.control.addresses
    expect(await connecting).toEqual({ accounts, chainId: first.id })
    expect(wagmi.state()).toMatchObject({ status: 'connected', accounts, chainId: first.id })

    const [address] = accounts
    assert(address)
    const signature = await wagmi.signMessage('hello')
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

    expect(await wagmi.switchChain({ chainId: second.id })).toMatchObject({ id: second.id })
    expect(wagmi.state().chainId).toBe(second.id)
    expect(kit.network.get('eip155').active?.id).toBe(second.id)

    page.control.setMode('never')
    const reloaded = page.load()
    expect(await reloaded.wagmi.reconnect()).toHaveLength(1)
    expect(reloaded.kit.account.get('eip155')).toMatchObject({ status: 'connected', address })
    expect(reloaded.wagmi.state()).toMatchObject({ accounts, chainId: second.id })

    page.control.setMode('auto')
    await reloaded.wagmi.disconnect()
    expect(reloaded.wagmi.state().status).toBe('disconnected')
    expect(reloaded.kit.account.get('eip155').status).toBe('disconnected')
    expect(await page.load().wagmi.reconnect()).toEqual([])
  })

  test('wagmi follows the kit when the kit connects, changes account or network, and disconnects', async () => {
    const [first, second] = page.chains
    const [address, other] = page.control.addresses
    assert(address && other)
    const { kit, wagmi } = page.load()
    await kit.open()
    await page.pick(kit)
    expect(wagmi.state()).toMatchObject({ status: 'connected', chainId: first.id })
    kit.account.select('eip155', other)
    await expect.poll(() => wagmi.state().accounts).toEqual([other, address])
    await kit.network.switch(second)
    expect(wagmi.state().chainId).toBe(second.id)
    page.control.changeChain(first.id)
    await expect.poll(() => wagmi.state().chainId).toBe(first.id)
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
    await kit.disconnect()
    expect(wagmi.state()).toMatchObject({ status: 'disconnected', accounts: [] })
    await kit.open()
    await page.pick(kit)
    expect(wagmi.state().status).toBe('connected')
  })

  test('connect rejects with UserRejectedRequestError when the modal closes without a connection', async () => {
    const { kit, wagmi } = page.load()
    const connecting = wagmi.connect()
    const rejected = expect(connecting).rejects.toBeInstanceOf(UserRejectedRequestError)
    await expect
      .poll(() => kit.state.getSnapshot().modal)
      .toMatchObject({ phase: 'open', namespace: 'eip155' })
    kit.close()
    await rejected
    expect(wagmi.state().status).toBe('disconnected')
  })

  test('connect adopts the wallet that the kit connected earlier and switches it to the requested chain', async () => {
    const [, second] = page.chains
    const { kit } = page.load()
    await kit.open()
    await page.pick(kit)
    page.control.setMode('never')
    const reloaded = page.load()
    await reloaded.kit.ready()
    page.control.setMode('auto')
    expect(await reloaded.wagmi.connect(second.id)).toMatchObject({ chainId: second.id })
    expect(reloaded.kit.state.getSnapshot().modal.phase).toBe('closed')
  })

  test('switchChain rejects with UserRejectedRequestError when the visitor rejects the switch', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load()
    await kit.open()
    await page.pick(kit)
    page.control.reject()
    await expect(wagmi.switchChain({ chainId: second.id })).rejects.toMatchObject({ code: 4001 })
    expect(wagmi.state().chainId).toBe(first.id)
  })

  test('switchChain adds a chain that only wagmi has to the kit, with the given name', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load({ networks: [first] })
    await kit.open()
    await page.pick(kit)
    await wagmi.switchChain({
      chainId: second.id,
      addEthereumChainParameter: { chainName: 'Second chain' },
    })
    expect(wagmi.state().chainId).toBe(second.id)
    expect(kit.network.get('eip155')).toMatchObject({
      active: { id: second.id, name: 'Second chain' },
      supported: true,
    })
  })
})
