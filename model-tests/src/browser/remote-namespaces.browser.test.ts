import { waitForReceipt } from '@latchkit/sandbox/chain'
import { createPublicClient, http, isHex, parseEther } from 'viem'
import { assert, expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { getFile } from './harness/get-file.ts'
import { nextRequest } from './harness/phone.ts'
import { readCode } from './harness/qr.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const [first, second] = [
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
] as const

/** Opens the modal, scans the QR code and approves on the phone. */
async function connectAll(visitor: RemoteVisitor, path: string, openQrCode: () => Promise<void>) {
  const { page } = visitor
  const phone = await visitor.phone('ask')
  await visitor.visit(path)
  await page.locator('main').getByRole('button', { name: 'Connect wallet' }).click()
  await openQrCode()
  await phone.pair(await readCode(page))
  await expect.poll(() => phone.state.get().proposals.length).toBe(1)
  const [proposal] = phone.state.get().proposals
  assert(proposal !== undefined)
  await phone.approve(proposal.id)
  await dialog(page).waitFor({ state: 'hidden' })
  return { phone, proposal }
}
const accountsOf = ({ page }: RemoteVisitor) =>
  page.evaluate(() =>
    ['eip155', 'solana'].map(
      (namespace) => window.latchkit?.account.get(namespace)?.caipAddress ?? null,
    ),
  )

remoteJourney(
  'a phone connects all namespaces at once, including one without an adapter, and sends a transaction',
  async (visitor) => {
    const { page } = visitor
    const { phone, proposal } = await connectAll(visitor, '/many.html', () =>
      dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click(),
    )
    const [account] = phone.state.get().accounts
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    // Some wallets still use the legacy id of Solana.
    const legacySolana = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    expect(proposal.chains.map(({ caip2 }) => caip2).sort()).toEqual([
      'eip155:31337',
      'eip155:31338',
      legacySolana,
      solana,
    ])
    await expect
      .poll(() => accountsOf(visitor))
      .toEqual([`eip155:31337:${first}`, `${solana}:${account?.addresses[solana]}`])

    // The account may be shown before the chain library, which creates the provider, is loaded.
    await page.waitForFunction(() => Boolean(window.latchkit?.wallet.provider('eip155')))
    const hashPromise = page.evaluate(
      ([from, to]) => {
        const provider = window.latchkit?.wallet.provider('eip155') as {
          request(args: object): Promise<unknown>
        }
        return provider.request({
          method: 'eth_sendTransaction',
          params: [{ from, to, value: '0x16345785d8a0000' }],
        })
      },
      [first, second] as const,
    )
    const request = await nextRequest(phone, 'eth_sendTransaction')
    expect(request.chain).toBe('eip155:31337')
    await phone.answer(request.id, 'approve')
    const hash = await hashPromise
    assert(isHex(hash))
    const [chain] = (
      await getFile(page, `${visitor.demo.url}/sandbox.json`).then((answer) => answer.json())
    ).chains
    const client = createPublicClient({ transport: http(chain.rpc) })
    expect(await waitForReceipt(client, hash)).toMatchObject({
      status: 'success',
    })
    expect((await client.getTransaction({ hash })).value).toBe(parseEther('0.1'))
  },
  { plain: true },
)

remoteJourney(
  'the modal of a page without adapters opens with the QR code, which connects a phone',
  async (visitor) => {
    await connectAll(visitor, '/many.html?adapters=none', async () => {})
    await expect.poll(async () => (await accountsOf(visitor))[0]).toBe(`eip155:31337:${first}`)
  },
  { plain: true },
)
