import { createPublicClient, http, stringToHex, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chainOne,
  type Networks,
  openPage,
  type Page,
  signal,
  startNetworks,
} from './embedded.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
  networks.embedded.set({ email: 'code', approve: 'ask' })
})
afterAll(() => networks.stop())

const receiver = '0x00000000000000000000000000000000000000aa'
const chainClient = () => createPublicClient({ transport: http(networks.one.url) })
const providerOf = ({ connector }: Page) => {
  const provider = connector.provider('eip155')
  if (provider === null) throw new Error('eip155 is not connected.')
  return provider
}

/**
 * Logs in, and sends a transaction that the frame shows. `giveUp`: the visitor rejects it.
 * `outcome`: the code of its error.
 */
const showTransaction = async (email: string) => {
  const page = openPage(networks)
  const { address } = await page.logIn(email)
  const ids: string[] = []
  page.connector.approvals.subscribe({ received: ({ id }) => ids.push(id), settled: () => {} })
  const transaction = { from: address, to: receiver, value: toHex(1n) }
  const sent = providerOf(page).request({ method: 'eth_sendTransaction', params: [transaction] })
  const outcome = sent.catch(({ code }) => code)
  await expect.poll(() => page.screen()).not.toBeNull()
  const giveUp = async () => {
    page.connector.approvals.reject(ids[0] ?? '')
    expect(await outcome).toBe('rpc/user-rejected')
  }
  const sign = (text: string) =>
    providerOf(page).request({ method: 'personal_sign', params: [stringToHex(text), address] })
  const late = () => page.events.find(({ type }) => type === 'request.completed')
  return { page, outcome, giveUp, sign, late }
}
const balance = () => chainClient().getBalance({ address: receiver })

test('a request that was given up is not in the frame that shows the next one [EM3]', async () => {
  const { page, giveUp, sign, late } = await showTransaction('declined@example.com')
  const before = await balance()
  await giveUp()
  const signed = [sign('first'), sign('second')]
  for (const text of ['first', 'second']) {
    await expect.poll(() => page.screen()?.content.payload).toBe(text)
    page.screen()?.approve()
  }
  for (const signature of await Promise.all(signed)) expect(signature).toMatch(/^0x/)
  const { frames } = page.platform.controls
  expect(frames.map(({ retired }) => retired)).toEqual([true, false])
  expect([await balance(), late()]).toEqual([before, undefined])
})

test('reads and the logout use the frame of a request that was given up [EM3]', async () => {
  const { page, giveUp } = await showTransaction('signed-out@example.com')
  await giveUp()
  expect(await providerOf(page).request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  await page.connector.disconnect(signal)
  expect([page.store.has('session'), page.platform.controls.frames.length]).toEqual([false, 1])
})

test.each(['no request', 'another request'] as const)(
  'a transaction that the visitor approved at the moment of its rejection is reported, with %s after it [EM3]',
  async (next) => {
    const { page, giveUp, sign, late } = await showTransaction(`${next.length}@example.com`)
    const before = await balance()
    page.screen()?.approve()
    await giveUp()
    if (next === 'another request') {
      const signed = sign('next')
      await expect.poll(() => page.screen()?.content.payload).toBe('next')
      page.screen()?.approve()
      await signed
    }
    await expect.poll(late).toMatchObject({
      request: { method: 'eth_sendTransaction', caipNetworkId: chainOne },
      result: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    await expect.poll(async () => (await balance()) - before).toBe(1n)
  },
)

test('no request of the account before reaches the frame after a change of the account type [EM4]', async () => {
  const { page, outcome, sign } = await showTransaction('switcher@example.com')
  const second = expect(sign('second')).rejects.toMatchObject({ code: 'rpc/account-changed' })
  const before = await balance()
  const settled: unknown[] = []
  page.connector.approvals.subscribe({
    received: () => {},
    settled: (...args) => settled.push(args),
  })
  await page.connector.setAccountType({ namespace: 'eip155', accountType: 'eoa' }, signal)
  await second
  expect(await outcome).toBe('rpc/account-changed')
  expect(settled).toHaveLength(2)
  expect(await balance()).toBe(before)
})

test('a kit that stops removes every frame at once, so that no request in them can be approved [EM3]', async () => {
  const { page, giveUp, sign } = await showTransaction('stopped@example.com')
  const before = await balance()
  await giveUp()
  const next = sign('next').catch(({ code }) => code)
  await expect.poll(() => page.screen()?.content.payload).toBe('next')
  const { frames } = page.platform.controls
  expect(frames.map(({ removed }) => removed)).toEqual([false, false])
  page.connector.stop()
  expect(frames.map(({ removed }) => removed)).toEqual([true, true])
  expect(await next).toBe('kit/stopped')
  expect(await balance()).toBe(before)
})
