import { expect } from 'vitest'
import {
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
import { looks } from './harness/looks.ts'
import { watchTransient } from './harness/transient.ts'
import type { Visitor } from './harness/visitor.ts'

const networkButton = ({ page }: Visitor) =>
  page.locator('header').getByRole('button', { name: /Localhost|network/i })

/** Clicks the page's button and returns the wallet's window. */
const askToSwitch = async (visitor: Visitor, network: string) => {
  await networkButton(visitor).click()
  return walletWindow(visitor, () =>
    viewTitled(visitor.page, 'Choose network').getByRole('button', { name: network }).click(),
  )
}

journey('a visitor switches the network in the wallet', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const window = await askToSwitch(visitor, 'Localhost Two')
  await viewTitled(page, 'Localhost Two')
    .getByText('Foxglove is asking whether to switch to Localhost Two.', { exact: true })
    .waitFor()
  await clickInWallet(window, 'Switch')
  await expectState(page, 'Network', 'Localhost Two')
  await expectState(page, 'Balance', '10000 ETH')
  await expect.poll(() => networkButton(visitor).textContent()).toBe('Localhost Two')
  await page.reload()
  await expectState(page, 'Network', 'Localhost Two')
})

journey('a network that the wallet does not know is added to it first', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor, 'Lumen')
  const window = await askToSwitch(visitor, 'Localhost Two')
  await viewTitled(page, 'Localhost Two')
    .getByText('Lumen is asking whether to add Localhost Two.', { exact: true })
    .waitFor()
  await clickInWallet(window, 'Add network')
  await expectState(page, 'Network', 'Localhost Two')
  expect(visitor.prompts()).toBe(2)
})

for (const { look, at } of looks) {
  journey(`${look}: a rejected switch changes nothing and can be retried`, async (visitor) => {
    const { page } = visitor
    await visitor.visit(at)
    await connect(visitor)
    await clickInWallet(await askToSwitch(visitor, 'Localhost Two'), 'Reject')
    await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
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

journey('without a connected wallet choosing a network sends no request', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await networkButton(visitor).click()
  await viewTitled(page, 'Choose network').getByRole('button', { name: 'Localhost Two' }).click()
  await networkButton(visitor).getByText('Localhost Two').waitFor()
  expect(visitor.prompts()).toBe(0)
})

journey(
  'the page follows a wallet that switches to another configured network',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await callWalletControl(page, 'foxglove', 'changeChain', 31338)
    await expectState(page, 'Network', 'Localhost Two')
    expect(await dialog(page).count()).toBe(0)
  },
)

for (const { look, at } of looks) {
  journey(
    `${look}: a wallet on an unconfigured network shows the unsupported view, which cannot be dismissed [K4]`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(at)
      await connect(visitor)
      await callWalletControl(page, 'foxglove', 'changeChain', 1)
      await viewTitled(page, 'Switch network')
        .getByRole('heading', { name: 'This network is not used here' })
        .waitFor()
      await expectState(page, 'Network', /not offered here/)
      const shook = await watchTransient(page, { selector: '[data-shaking]' })
      await page.keyboard.press('Escape')
      await shook()
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

journey('the unsupported view offers to disconnect [K4]', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await callWalletControl(page, 'foxglove', 'changeChain', 1)
  await viewTitled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).click()
  await expectState(page, 'Status', 'disconnected')
  await dialog(page).waitFor({ state: 'hidden' })
})

journey('a wallet that connects on an unconfigured network is asked to switch', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await callWalletControl(page, 'foxglove', 'changeChain', 1)
  await openModal(visitor)
  await clickInWallet(await walletWindow(visitor, () => pick(page, 'Foxglove')), 'Connect')
  await viewTitled(page, 'Switch network').getByRole('button', { name: 'Localhost Two' }).waitFor()
  await clickInWallet(
    await walletWindow(visitor, () =>
      dialog(page).getByRole('button', { name: 'Localhost Two' }).click(),
    ),
    'Switch',
  )
  await expectState(page, 'Network', 'Localhost Two')
  await connectButton(page).getByText('10,000.000 ETH').waitFor()
})
