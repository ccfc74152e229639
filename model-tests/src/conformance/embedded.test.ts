import { createPublicClient, type Hex, http, isHex, stringToHex, toHex } from 'viem'
import { afterAll, assert, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chainOne,
  chainTwo,
  createBrowserStorage,
  type Networks,
  openPage,
  type Page,
  signal,
  solanaChain,
  startNetworks,
} from './embedded.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'code', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const receiver = '0x00000000000000000000000000000000000000aa'
const providerOf = ({ connector }: Page, namespace: 'eip155' | 'solana' = 'eip155') => {
  const provider = connector.provider(namespace)
  if (provider === null) throw new Error(`${namespace} is not connected.`)
  return provider
}
const hexOf = (value: unknown): Hex => {
  if (isHex(value)) return value
  throw new Error(`${String(value)} is not hex.`)
}
const chainClient = () => createPublicClient({ transport: http(networks.one.url) })

describe('logins of the embedded connector', () => {
  test('a login by e-mail connects the smart account of the user', async () => {
    const page = openPage(networks)
    const connection = await page.logIn('ada@example.com')
    expect(connection).toMatchObject({
      namespace: 'eip155',
      connectorId: 'ID_AUTH',
      caipNetworkId: chainOne,
      accounts: [{ type: 'smartAccount', address: connection.address }, { type: 'eoa' }],
    })
    expect(page.events.at(-1)).toMatchObject({
      type: 'user.changed',
      user: { email: 'ada@example.com', address: connection.address },
    })
  })

  test('a wrong code is refused, and the right one counts afterwards', async () => {
    const { connector } = openPage(networks)
    await connector.submitEmail('wrong@example.com', signal)
    const code = networks.visitor.code('wrong@example.com')
    const wrong = code === '111111' ? '222222' : '111111'
    await expect(connector.confirmCode(wrong, signal)).rejects.toMatchObject({
      code: 'email/code-wrong',
    })
    await connector.confirmCode(code, signal)
  })

  test('confirmDevice waits for the link in the e-mail', async () => {
    networks.embedded.set({ email: 'device' })
    const { connector } = openPage(networks)
    expect(await connector.submitEmail('device@example.com', signal)).toBe('VERIFY_DEVICE')
    const confirmed = connector.confirmDevice(signal)
    await networks.visitor.confirmDevice('device@example.com')
    await confirmed
    await connector.confirmCode(networks.visitor.code('device@example.com'), signal)
    await connector.connect({ caipNetworkId: chainOne, socialUri: null }, signal)
  })

  test.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
    'a login with %s in a popup connects the user with a name',
    async (provider) => {
      const page = openPage(networks)
      const { connector, platform } = page
      page.popup.open()
      assert.isTrue(page.popup.navigate(await connector.socialUrl(provider, signal)))
      const result = connector.popup.result(signal)
      await networks.visitor.decideInPopup(platform, { decision: 'approve', userName: 'grace' })
      const socialUri = await result
      const connection = await connector.connect({ caipNetworkId: chainOne, socialUri }, signal)
      expect(page.events.at(-1)).toMatchObject({
        user: { userName: 'grace', email: 'ada@example.com', address: connection.address },
      })
    },
  )

  test('a login with Farcaster connects when the visitor approves the link', async () => {
    const { connector } = openPage(networks)
    const url = await connector.farcasterUrl(signal)
    const confirmed = connector.confirmFarcaster(signal)
    await networks.visitor.approveFarcaster(url, 'linus')
    expect(await confirmed).toEqual({ userName: 'linus' })
    const connection = await connector.connect({ caipNetworkId: chainOne, socialUri: null }, signal)
    expect(connection.address).toMatch(/^0x/)
  })

  test('the e-mail address changes with two codes', async () => {
    const { connector, events, logIn } = openPage(networks)
    await logIn('old@example.com')
    expect(await connector.updateEmail('new@example.com', signal)).toBe('VERIFY_PRIMARY_OTP')
    await connector.confirmPrimaryCode(networks.visitor.code('old@example.com'), signal)
    const changed = connector.confirmSecondaryCode(networks.visitor.code('new@example.com'), signal)
    expect(await changed).toEqual({ email: 'new@example.com' })
    expect(events.at(-1)).toMatchObject({ user: { email: 'new@example.com' } })
  })
})

describe('requests of the embedded connector', () => {
  test('signatures of both account types are valid on the chain', async () => {
    const page = openPage(networks)
    const { address, accounts } = await page.logIn('signer@example.com')
    const provider = providerOf(page)
    for (const signer of [address, accounts[1]?.address ?? '']) {
      const params = [stringToHex('hello'), signer]
      const signature = hexOf(await provider.request({ method: 'personal_sign', params }))
      const message = { address: hexOf(signer), message: 'hello', signature }
      assert.isTrue(await chainClient().verifyMessage(message))
    }
  })

  test('accounts and chain are answered without the frame', async () => {
    const page = openPage(networks)
    const { address } = await page.logIn('local@example.com')
    const provider = providerOf(page)
    const since = networks.embedded.mark()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(networks.embedded.requests(since)).toEqual([])
    const balance = await provider.request({
      method: 'eth_getBalance',
      params: [address, 'latest'],
    })
    expect(balance).toBe(toHex(10n ** 19n))
  })

  test('a transaction that the visitor approves is mined, and a declined one rejects with rpc/user-rejected', async () => {
    networks.embedded.set({ approve: 'ask' })
    const page = openPage(networks)
    const { address } = await page.logIn('sender@example.com')
    const send = () =>
      providerOf(page).request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to: receiver, value: '0x1' }],
      })
    const before = await chainClient().getBalance({ address: receiver })
    const sent = send()
    await expect.poll(() => page.screen()).not.toBeNull()
    page.screen()?.approve()
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
    await expect.poll(() => chainClient().getBalance({ address: receiver })).toBe(before + 1n)
    const declined = expect(send()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect.poll(() => page.screen()).not.toBeNull()
    page.screen()?.decline()
    await declined
  })

  test('a batch of a smart account is sent in one transaction', async () => {
    const page = openPage(networks)
    const { address } = await page.logIn('batch@example.com')
    const call = { to: receiver, value: '0x1' }
    const params = [{ from: address, chainId: '0x7a69', calls: [call, call] }]
    const { id } = Object(await providerOf(page).request({ method: 'wallet_sendCalls', params }))
    await expect
      .poll(() => providerOf(page).request({ method: 'wallet_getCallsStatus', params: [id] }))
      .toMatchObject({ status: 200, atomic: true })
  })
})

describe('networks and accounts of the embedded connector', () => {
  test('a switch to a network without smart accounts activates the account of the key', async () => {
    const page = openPage(networks)
    const { accounts } = await page.logIn('switch@example.com')
    const request = { namespace: 'eip155', caipNetworkId: chainTwo } as const
    expect(await page.connector.switchNetwork(request, signal)).toBe(chainTwo)
    const connection = providerOf(page).connection()
    expect(connection).toMatchObject({ caipNetworkId: chainTwo, accounts: [accounts[1]] })
    expect(page.walletEvents.map(({ type }) => type)).toContain('chain.changed')
  })

  test('the account type changes the active account and is kept by the frame', async () => {
    const page = openPage(networks)
    const { accounts } = await page.logIn('type@example.com')
    const request = { namespace: 'eip155', accountType: 'eoa' } as const
    const connection = await page.connector.setAccountType(request, signal)
    expect(connection.address).toBe(accounts[1]?.address)
    expect(connection.accounts[0]).toEqual(accounts[1])
  })

  test('a login on Solana signs messages with the account of the key', async () => {
    const page = openPage(networks)
    const { address, accounts } = await page.logIn('solana@example.com', solanaChain)
    expect(accounts).toEqual([{ address, type: 'eoa' }])
    const params = { message: '2NEpo7TZRRrLZSi2U', pubkey: address }
    const signed = providerOf(page, 'solana').request({ method: 'solana_signMessage', params })
    expect(await signed).toEqual({ signature: expect.any(String) })
  })
})

describe('sessions of the embedded connector', () => {
  test('resume restores the connection of the last visit without a prompt', async () => {
    const browser = createBrowserStorage()
    const first = openPage(networks, browser)
    const connection = await first.logIn('back@example.com')
    first.connector.stop()
    const second = openPage(networks, { ...browser, page: first.stored() })
    const resumed = second.connector.resume({ namespace: 'eip155', address: null }, signal)
    expect(await resumed).toEqual(connection)
  })

  test('resume does not load the frame on a page without a login', async () => {
    const page = openPage(networks)
    const resumed = page.connector.resume({ namespace: 'eip155', address: null }, signal)
    expect(await resumed).toBeNull()
    expect(page.platform.controls.frames).toEqual([])
  })

  test('resume returns null and forgets the login when the frame has no session', async () => {
    const first = openPage(networks)
    await first.logIn('gone@example.com')
    const second = openPage(networks, { page: first.stored(), frame: new Map() })
    const resumed = second.connector.resume({ namespace: 'eip155', address: null }, signal)
    expect(await resumed).toBeNull()
    expect(Object.keys(second.stored()).filter((key) => /email|social/.test(key))).toEqual([])
  })

  test('disconnect ends the session in the frame and forgets the login', async () => {
    const browser = createBrowserStorage()
    const page = openPage(networks, browser)
    await page.logIn('bye@example.com')
    const provider = providerOf(page)
    await page.connector.disconnect(signal)
    expect(browser.frame.has('session')).toBe(false)
    expect(page.walletEvents.at(-1)).toMatchObject({ namespace: 'eip155', type: 'disconnected' })
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
    expect(Object.keys(page.stored()).filter((key) => /email|social/.test(key))).toEqual([])
  })

  test('a frame that loads itself again rejects open requests and keeps the session [F8]', async () => {
    const page = openPage(networks)
    const { address } = await page.logIn('reload@example.com')
    networks.embedded.frameFaults([{ fails: 'reload', request: 'RPC_REQUEST', times: 1 }])
    const request = { method: 'personal_sign', params: [stringToHex('x'), address] }
    await expect(providerOf(page).request(request)).rejects.toMatchObject({
      code: 'embedded/request-aborted',
    })
    expect(await providerOf(page).request(request)).toMatch(/^0x/)
  })
})
