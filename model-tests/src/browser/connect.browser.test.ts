import { expect } from 'vitest'
import {
  addressesOf,
  connect,
  connectButton,
  decide,
  dialog,
  knows,
  openModal,
  pick,
  pull,
  titled,
  walletWindow,
} from './harness/demo.ts'
import { screenPassing } from './harness/glimpse.ts'
import { journey } from './harness/journey.ts'
import { looks } from './harness/looks.ts'

for (const { look, at } of looks) {
  journey(
    `${look}: a visitor connects in the wallet's own window and sees address and balance`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(at)
      await openModal(visitor)
      const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
      await titled(page, 'Foxglove').getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
      await window.getByText(new URL(visitor.demo.url).origin).waitFor()
      const connected = await screenPassing(page, 'Connected')
      await decide(window, 'Connect')
      await connected()
      await dialog(page).waitFor({ state: 'hidden' })

      const [address = ''] = await addressesOf(page, 'foxglove')
      await knows(page, 'Status', 'connected')
      await knows(page, 'Address', address)
      await knows(page, 'Network', 'Localhost One')
      await knows(page, 'Balance', '10000 ETH')
      await expect
        .poll(() => connectButton(page).textContent())
        .toBe(`${address.slice(0, 4)}…${address.slice(-6)}10,000.000 ETH`)
      expect(visitor.prompts()).toBe(1)

      await connectButton(page).click()
      await titled(page, 'Account')
        .getByText('10,000.000 ETH', { exact: true })
        .first()
        .waitFor({ state: 'attached' })
    },
  )
}

for (const { look, at } of looks) {
  journey(
    `${look}: a visitor declines, is told so, and connects at the second try`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(at)
      await openModal(visitor)
      await decide(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Reject')
      await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
      await knows(page, 'Status', 'disconnected')
      expect(visitor.prompts()).toBe(1)

      const again = await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      )
      await decide(again, 'Connect')
      await knows(page, 'Status', 'connected')
      expect(visitor.prompts()).toBe(2)
    },
  )
}

journey(
  "closing the wallet's window is a no, and another wallet is one step away",
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    await window.close()
    await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await decide(await walletWindow(visitor, () => pick(page, 'Harbor Wallet')), 'Connect')
    const [address = ''] = await addressesOf(page, 'harbor')
    await knows(page, 'Address', address)
  },
)

for (const { look, at } of looks) {
  journey(
    `${look}: B1 a silent wallet is called silent, cancelled, and its late yes changes nothing`,
    async (visitor) => {
      const { page } = visitor
      await page.clock.install()
      await visitor.visit(`${at}?approve=never`)
      await openModal(visitor)
      await pick(page, 'Foxglove')
      await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
      await page.waitForFunction(() => window.latchkitSandbox?.foxglove.pending().length === 1)
      await visitor.quiet()
      await page.clock.fastForward(15_000)
      await dialog(page).getByRole('heading', { name: "Foxglove didn't answer" }).waitFor()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await titled(page, 'Connect wallet').waitFor()

      await pull(page, 'foxglove', 'approve')
      await page.waitForFunction(() => window.latchkitSandbox?.foxglove.state().shared.length === 2)
      await knows(page, 'Status', 'disconnected')
      await titled(page, 'Connect wallet').waitFor()

      await pull(page, 'harbor', 'setMode', 'auto')
      await pick(page, 'Harbor Wallet')
      const [address = ''] = await addressesOf(page, 'harbor')
      await knows(page, 'Address', address)
    },
  )
}

journey(
  'B7 a wallet with an earlier request open is named, and not prompted again by itself',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await pull(page, 'foxglove', 'answerNext', 'eth_requestAccounts', {
      error: { code: -32002, message: 'Already processing' },
    })
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await dialog(page).getByRole('heading', { name: 'Open Foxglove' }).waitFor()
    expect(visitor.prompts()).toBe(0)
    await decide(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      ),
      'Connect',
    )
    await knows(page, 'Status', 'connected')
  },
)

journey(
  'B2 a wallet that shares no account is told apart from one that declined',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await pull(page, 'foxglove', 'answerNext', 'eth_requestAccounts', { result: [] })
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await dialog(page)
      .getByText('Choose at least one account there, then try again.', { exact: true })
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await titled(page, 'Connect wallet').waitFor()
  },
)

journey('a wallet that announces itself late joins the open list', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await openModal(visitor)
  expect(await dialog(page).getByRole('button', { name: 'Ember' }).count()).toBe(0)
  await pull(page, 'ember', 'announce', 2)
  await dialog(page).getByRole('button', { name: 'Ember' }).waitFor()
  await decide(await walletWindow(visitor, () => pick(page, 'Ember')), 'Connect')
  await knows(page, 'Status', 'connected')
})

journey(
  'a wallet that is gone says where to get it, and is asked as soon as it is back',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await knows(page, 'Status', 'connected')
    await page.getByRole('button', { name: 'Disconnect from here' }).click()
    await knows(page, 'Status', 'disconnected')

    await visitor.visit('/?approve=auto&silent=foxglove')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await dialog(page).getByRole('heading', { name: 'Foxglove is not in this browser' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Get Foxglove' }).click()
    await titled(page, 'Get Foxglove').getByRole('button', { name: 'Back' }).first().click()
    await dialog(page).getByRole('heading', { name: 'Foxglove is not in this browser' }).waitFor()
    await pull(page, 'foxglove', 'announce')
    await knows(page, 'Status', 'connected')
  },
)

journey(
  'no wallet at all, and none to be had elsewhere: the list says so and leads to some',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?wallet=none')
    await page.locator('main').getByRole('button').click()
    await dialog(page).getByText('No wallet in this browser yet', { exact: true }).waitFor()
    await dialog(page).getByRole('button', { name: 'Get a wallet' }).click()
    await titled(page, 'Get a wallet').getByRole('listitem').first().waitFor()
  },
  { plain: true },
)

journey('a wallet that only put itself at window.ethereum can be used', async (visitor) => {
  const { page } = visitor
  await visitor.visit('/?legacy=harbor&silent=foxglove,lumen,ember')
  await openModal(visitor)
  await decide(await walletWindow(visitor, () => pick(page, 'Browser Wallet')), 'Connect')
  const [address = ''] = await addressesOf(page, 'harbor')
  await knows(page, 'Address', address)
})

journey('the page signs through the connected wallet', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await decide(
    await walletWindow(visitor, () =>
      page.getByRole('button', { name: 'Sign', exact: true }).click(),
    ),
    'Sign',
  )
  await page.getByText('Signature verified').waitFor()
})
