import { expect } from 'vitest'
import { fastForward } from './harness/clock.ts'
import {
  addressesOf,
  callWalletControl,
  clickInWallet,
  connect,
  connectButton,
  dialog,
  expectState,
  openModal,
  pick,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { removeRecentApis } from './harness/recent-apis.ts'
import { watchView } from './harness/transient.ts'
import { userInterfaces } from './harness/user-interfaces.ts'
import { visitConnected } from './harness/visit-connected.ts'

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: a visitor connects in the wallet's window and sees address and balance`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(path)
      await openModal(visitor)
      const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
      await viewTitled(page, 'Foxglove')
        .getByRole('heading', { name: 'Approve in Foxglove' })
        .waitFor()
      await window.getByText(new URL(visitor.demo.url).origin).waitFor()
      const connected = await watchView(page, 'Connected')
      await clickInWallet(window, 'Connect')
      await connected()
      await dialog(page).waitFor({ state: 'hidden' })

      const [address = ''] = await addressesOf(page, 'foxglove')
      await expectState(page, 'Status', 'connected')
      await expectState(page, 'Address', address)
      await expectState(page, 'Network', 'Localhost One')
      await expectState(page, 'Balance', '10000 ETH')
      await expect
        .poll(() => connectButton(page).textContent())
        .toBe(`${address.slice(0, 4)}…${address.slice(-6)}10,000 ETH`)
      expect(visitor.prompts()).toBe(1)

      await connectButton(page).click()
      await viewTitled(page, 'Account')
        .getByText('10,000 ETH', { exact: true })
        .first()
        .waitFor({ state: 'attached' })
    },
  )
}

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: a visitor who declines sees a message and connects at the second attempt`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(path)
      await openModal(visitor)
      await clickInWallet(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Reject')
      await dialog(page)
        .getByRole('heading', { name: 'You declined the request in Foxglove' })
        .waitFor()
      await expectState(page, 'Status', 'disconnected')
      expect(visitor.prompts()).toBe(1)

      const secondWindow = await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      )
      await clickInWallet(secondWindow, 'Connect')
      await expectState(page, 'Status', 'connected')
      expect(visitor.prompts()).toBe(2)
    },
  )
}

journey(
  "closing the wallet's window rejects the request, and Other wallets leads back to the list",
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    await window.close()
    await dialog(page)
      .getByRole('heading', { name: 'You declined the request in Foxglove' })
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await clickInWallet(await walletWindow(visitor, () => pick(page, 'Harbor Wallet')), 'Connect')
    const [address = ''] = await addressesOf(page, 'harbor')
    await expectState(page, 'Address', address)
  },
)

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: an unresponsive wallet can be cancelled, and its late approval has no effect [B1]`,
    async (visitor) => {
      const { page } = visitor
      await page.clock.install()
      await visitor.visit(`${path}?approve=never`)
      await openModal(visitor)
      await pick(page, 'Foxglove')
      await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
      await page.waitForFunction(() => window.latchkitSandbox?.foxglove.pending().length === 1)
      await fastForward(visitor, 15_000)
      await dialog(page).getByRole('heading', { name: "Foxglove didn't answer" }).waitFor()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await viewTitled(page, 'Connect wallet').waitFor()

      await callWalletControl(page, 'foxglove', 'approve')
      await page.waitForFunction(() => window.latchkitSandbox?.foxglove.state().shared.length === 2)
      await expectState(page, 'Status', 'disconnected')
      await viewTitled(page, 'Connect wallet').waitFor()

      await callWalletControl(page, 'harbor', 'setMode', 'auto')
      await pick(page, 'Harbor Wallet')
      const [address = ''] = await addressesOf(page, 'harbor')
      await expectState(page, 'Address', address)
    },
  )
}

journey(
  'a wallet with a pending request shows a message and is not prompted automatically [B7]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await callWalletControl(page, 'foxglove', 'answerNext', 'eth_requestAccounts', {
      error: { code: -32002, message: 'Already processing' },
    })
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await dialog(page).getByRole('heading', { name: 'Foxglove has a pending request' }).waitFor()
    expect(visitor.prompts()).toBe(0)
    await clickInWallet(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      ),
      'Connect',
    )
    await expectState(page, 'Status', 'connected')
  },
)

journey('the modal asks to choose an account if the wallet shares none [B2]', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await callWalletControl(page, 'foxglove', 'answerNext', 'eth_requestAccounts', { result: [] })
  await openModal(visitor)
  await pick(page, 'Foxglove')
  await dialog(page)
    .getByText('No account was shared. Choose at least one there, then try again.', { exact: true })
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
  await viewTitled(page, 'Connect wallet').waitFor()
})

journey(
  'a wallet that is announced late appears in the open list and connects',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await openModal(visitor)
    expect(await dialog(page).getByRole('button', { name: 'Ember' }).count()).toBe(0)
    await callWalletControl(page, 'ember', 'announce', 2)
    await dialog(page).getByRole('button', { name: 'Ember' }).waitFor()
    await clickInWallet(await walletWindow(visitor, () => pick(page, 'Ember')), 'Connect')
    await expectState(page, 'Status', 'connected')
  },
)

journey(
  'the modal omits a wallet that was removed since its last use, and connects it when it is announced again',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await page.getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectState(page, 'Status', 'disconnected')

    await visitor.visit('/?approve=auto&silent=foxglove')
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'Harbor Wallet' }).waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Foxglove' }).count()).toBe(0)
    await callWalletControl(page, 'foxglove', 'announce')
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
  },
)

journey(
  'the modal states that no wallet is installed and offers wallets to install',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?wallet=none')
    await page.locator('main').getByRole('button').click()
    await dialog(page).getByText('No wallet found in this browser', { exact: true }).waitFor()
    await dialog(page).getByRole('button', { name: 'Get a wallet' }).click()
    await viewTitled(page, 'Get a wallet').getByRole('listitem').first().waitFor()
  },
  { plain: true },
)

journey('a wallet that only sets window.ethereum can connect', async (visitor) => {
  const { page } = visitor
  await visitor.visit('/?legacy=harbor&silent=foxglove,lumen,ember')
  await openModal(visitor)
  await clickInWallet(await walletWindow(visitor, () => pick(page, 'Browser Wallet')), 'Connect')
  const [address = ''] = await addressesOf(page, 'harbor')
  await expectState(page, 'Address', address)
})

journey(
  'the page requests a signature from the connected wallet and verifies it',
  async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor)
    await clickInWallet(
      await walletWindow(visitor, () =>
        page.getByRole('button', { name: 'Sign', exact: true }).click(),
      ),
      'Sign',
    )
    await page.getByText('Signature verified').waitFor()
  },
)

journey(
  'a page in the oldest supported browser, which lacks recent APIs, connects and restores a wallet',
  async (visitor) => {
    const { page } = visitor
    await removeRecentApis(page)
    await visitor.visit()
    expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in Array.prototype)).toBe(
      false,
    )
    await connect(visitor)
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('tab', { name: 'Activity' }).click()
    await dialog(page).getByRole('list', { name: 'Activity' }).first().waitFor()
    expect(visitor.prompts()).toBe(1)
  },
)
