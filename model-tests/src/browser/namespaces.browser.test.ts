import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  clickInWallet,
  dialog,
  expectState,
  openModal,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** One wallet of each namespace, with its network and balance in the sandbox. */
const cases = [
  { wallet: 'Harbor Wallet', network: 'Localhost One', balance: '10000 ETH', label: 'Ethereum' },
  { wallet: 'Sunbeam', network: 'Local Solana', balance: '100 SOL', label: 'Solana' },
  { wallet: 'Thistle', network: 'Polkadot', balance: '100 DOT', label: 'Polkadot' },
  { wallet: 'Millstone', network: 'Local Bitcoin', balance: '0.75 BTC', label: 'Bitcoin' },
  { wallet: 'Comet', network: 'Cosmos Hub', balance: '250 ATOM', label: 'Cosmos' },
] as const
type NamespaceCase = (typeof cases)[number]

const row = (page: Page, name: string) => dialog(page).getByRole('button', { name }).first()

/** Selects a network of a namespace without a wallet and connects a wallet for it. */
async function connectFor(visitor: Visitor, { wallet, network }: NamespaceCase): Promise<void> {
  const { page } = visitor
  await page.locator('.top-end').getByRole('button').first().click()
  await row(page, network).click()
  await dialog(page).getByRole('button', { name: 'Connect wallet' }).click()
  await clickInWallet(await walletWindow(visitor, () => row(page, wallet).click()), 'Connect')
  await expectState(page, 'Wallet', wallet)
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Signs the message of the page in the wallet's window and waits until it is verified. */
async function signAndVerify(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await clickInWallet(
    await walletWindow(visitor, () =>
      page.getByRole('button', { name: 'Sign', exact: true }).click(),
    ),
    'Sign',
  )
  await page.locator('.outcome[data-step=verified]').waitFor()
}

journey(
  'the wallet of each of five namespaces connects in its window, shows its balance, and its signature verifies',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?chains=all')
    for (const { wallet, network, balance } of cases) {
      await openModal(visitor)
      await clickInWallet(await walletWindow(visitor, () => row(page, wallet).click()), 'Connect')
      await expectState(page, 'Wallet', wallet)
      await expectState(page, 'Network', network)
      await expectState(page, 'Balance', balance)
      await dialog(page).waitFor({ state: 'hidden' })
      await signAndVerify(visitor)
      await page.getByRole('button', { name: 'Disconnect from the page' }).click()
      await expectState(page, 'Status', 'disconnected')
    }
  },
)

journey(
  'five namespaces connect at once, stay connected after a reload, and disconnect one by one',
  async (visitor) => {
    const { page } = visitor
    const [first, ...others] = cases
    await visitor.visit('/?chains=all')
    await openModal(visitor)
    await clickInWallet(
      await walletWindow(visitor, () => row(page, first.wallet).click()),
      'Connect',
    )
    await expectState(page, 'Wallet', first.wallet)
    await dialog(page).waitFor({ state: 'hidden' })
    for (const namespaceCase of others) await connectFor(visitor, namespaceCase)
    const alsoConnected = () =>
      page
        .locator('.facts > div')
        .filter({ has: page.getByText('Also connected', { exact: true }) })
        .locator('dd')
    await expect.poll(() => alsoConnected().innerText()).toBe('Ethereum, Solana, Polkadot, Bitcoin')

    const prompts = visitor.prompts()
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await alsoConnected()
      .filter({ hasText: /^Ethereum, Solana, Polkadot, Bitcoin$/ })
      .waitFor()
    await expectState(page, 'Wallet', 'Comet')
    expect(visitor.prompts()).toBe(prompts)
    await page.getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectState(page, 'Wallet', first.wallet)
    await expect.poll(() => alsoConnected().innerText()).toBe('Solana, Polkadot, Bitcoin')
  },
)

journey(
  'opening the wallets of another namespace keeps the account, and the connected wallet connects there in one step',
  async (visitor) => {
    const { page } = visitor
    const openWalletsOf = async (network: string, button: string) => {
      await page.locator('.top-end').getByRole('button').first().click()
      await row(page, network).click()
      await dialog(page).getByRole('button', { name: button }).click()
    }
    await visitor.visit('/?chains=all')
    await openModal(visitor)
    await row(page, 'Foxglove').click()
    await clickInWallet(
      await walletWindow(visitor, () => row(page, 'Ethereum networks').click()),
      'Connect',
    )
    await dialog(page).waitFor({ state: 'hidden' })
    await openWalletsOf('Local Solana', 'Other wallets')
    await row(page, 'Sunbeam').waitFor()
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await viewTitled(page, 'Choose network').waitFor()
    await row(page, 'Polkadot').click()
    await dialog(page).getByRole('button', { name: 'Connect wallet' }).click()
    await row(page, 'Thistle').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expectState(page, 'Network', 'Localhost One')
    await page.reload()
    await expectState(page, 'Wallet', 'Foxglove')
    await expectState(page, 'Network', 'Localhost One')

    await clickInWallet(
      await walletWindow(visitor, () =>
        openWalletsOf('Local Solana', 'Connect Foxglove on Solana'),
      ),
      'Connect',
    )
    await expectState(page, 'Network', 'Local Solana')
    await dialog(page).waitFor({ state: 'hidden' })
  },
)

journey(
  'the modal lists a wallet of several namespaces once and requests it for the chosen namespace',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?chains=all')
    await openModal(visitor)
    await row(page, 'Foxglove').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Foxglove' }).count()).toBe(1)
    await row(page, 'Foxglove').click()
    // The row leads to the list of the wallet's namespaces.
    await viewTitled(page, 'Choose network').waitFor()
    await clickInWallet(await walletWindow(visitor, () => row(page, 'Bitcoin').click()), 'Connect')
    await expectState(page, 'Network', 'Local Bitcoin')
    await expectState(page, 'Address', /^tb1q/)
  },
)
