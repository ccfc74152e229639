import { expect } from 'vitest'
import {
  callWalletControl,
  clickInWallet,
  connectButton,
  dialog,
  expectState,
  openModal,
  pick,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { watchTransient } from './harness/transient.ts'
import { userInterfaces } from './harness/user-interfaces.ts'
import { visitConnected } from './harness/visit-connected.ts'
import type { Visitor } from './harness/visitor.ts'

const networkButton = ({ page }: Visitor) =>
  page.locator('header').getByRole('button', { name: /Localhost|network/i })

/** Selects a network in the modal and returns the wallet's window. */
const requestSwitch = async (visitor: Visitor, network: string) => {
  await networkButton(visitor).click()
  return walletWindow(visitor, () =>
    viewTitled(visitor.page, 'Choose network').getByRole('button', { name: network }).click(),
  )
}

journey('a visitor switches the network in the wallet', async (visitor) => {
  const { page } = visitor
  await visitConnected(visitor)
  const window = await requestSwitch(visitor, 'Localhost Two')
  await viewTitled(page, 'Localhost Two')
    .getByText('Confirm in Foxglove to switch to Localhost Two.', { exact: true })
    .waitFor()
  const success = await watchTransient(page, {
    selector: '.lk-pending-screen:has(.lk-ring[data-state="done"]) .lk-title',
    text: "You're on Localhost Two",
  })
  await clickInWallet(window, 'Switch')
  await success()
  await dialog(page).waitFor({ state: 'hidden' })
  await expectState(page, 'Network', 'Localhost Two')
  await expectState(page, 'Balance', '10000 ETH')
  await expect.poll(() => networkButton(visitor).textContent()).toBe('Localhost Two')
  await page.reload()
  await expectState(page, 'Network', 'Localhost Two')
})

journey('a visitor adds a network to a wallet that does not know it', async (visitor) => {
  const { page } = visitor
  await visitConnected(visitor, { wallet: 'Lumen' })
  const window = await requestSwitch(visitor, 'Localhost Two')
  await viewTitled(page, 'Localhost Two')
    .getByText('Confirm in Lumen to add Localhost Two.', { exact: true })
    .waitFor()
  await clickInWallet(window, 'Add network')
  await expectState(page, 'Network', 'Localhost Two')
  expect(visitor.prompts()).toBe(1)
})

for (const { ui, path } of userInterfaces) {
  journey(`${ui}: a rejected switch changes nothing and can be retried`, async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor, { path })
    await clickInWallet(await requestSwitch(visitor, 'Localhost Two'), 'Reject')
    await dialog(page)
      .getByRole('heading', { name: 'You declined the request in Foxglove' })
      .waitFor()
    await expectState(page, 'Network', 'Localhost One')
    await clickInWallet(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Try again' }).click(),
      ),
      'Switch',
    )
    await expectState(page, 'Network', 'Localhost Two')
  })
}

journey(
  'choosing a network sends no wallet request while no wallet is connected',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await networkButton(visitor).click()
    await viewTitled(page, 'Choose network').getByRole('button', { name: 'Localhost Two' }).click()
    await networkButton(visitor).getByText('Localhost Two').waitFor()
    expect(visitor.prompts()).toBe(0)
  },
)

journey(
  'the page shows the network when the wallet switches to another configured network',
  async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor)
    await callWalletControl(page, 'foxglove', 'changeChain', 31338)
    await expectState(page, 'Network', 'Localhost Two')
    expect(await dialog(page).count()).toBe(0)
  },
)

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: the unsupported view opens for a wallet on an unconfigured network and cannot be dismissed [K4]`,
    async (visitor) => {
      const { page } = visitor
      await visitConnected(visitor, { path })
      await callWalletControl(page, 'foxglove', 'changeChain', 1)
      await viewTitled(page, 'Switch network')
        .getByRole('heading', { name: 'Unsupported network' })
        .waitFor()
      await expectState(page, 'Network', /not supported here/)
      const shaken = await watchTransient(page, { selector: '[data-shaking]' })
      await page.keyboard.press('Escape')
      await shaken()
      await viewTitled(page, 'Switch network').waitFor()

      const window = await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Localhost One' }).click(),
      )
      await clickInWallet(window, 'Switch')
      await dialog(page).waitFor({ state: 'hidden' })
      await expectState(page, 'Network', 'Localhost One')
    },
  )
}

journey('the unsupported view disconnects the wallet on Disconnect [K4]', async (visitor) => {
  const { page } = visitor
  await visitConnected(visitor)
  await callWalletControl(page, 'foxglove', 'changeChain', 1)
  await viewTitled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).click()
  await expectState(page, 'Status', 'disconnected')
  await dialog(page).waitFor({ state: 'hidden' })
})

journey(
  'the modal offers a switch when a wallet connects on an unconfigured network',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await callWalletControl(page, 'foxglove', 'changeChain', 1)
    await openModal(visitor)
    await clickInWallet(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Connect')
    await viewTitled(page, 'Switch network')
      .getByRole('button', { name: 'Localhost Two' })
      .waitFor()
    await clickInWallet(
      await walletWindow(visitor, () =>
        dialog(page).getByRole('button', { name: 'Localhost Two' }).click(),
      ),
      'Switch',
    )
    await expectState(page, 'Network', 'Localhost Two')
    await connectButton(page).getByText('10,000 ETH').waitFor()
  },
)
