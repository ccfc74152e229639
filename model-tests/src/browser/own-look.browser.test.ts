import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { viewNames } from '@latchkit/core/internal'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import {
  addressesOf,
  callWalletControl,
  connectButton,
  dialog,
  expectState,
  lineWith,
  openModal,
  pick,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { withProductionEnv } from './harness/production.ts'
import { qrCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import { waitForClickGuard } from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

/**
 * The violations that axe finds in light and dark, and the number of elements with react-ui
 * classes.
 */
async function violationsIn({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  const found = await axeInBothThemes(page)
  const reactUiCount = await page.locator('[class*="lk-"], .latchkit').count()
  return reactUiCount === 0
    ? found
    : [...found, `${reactUiCount} elements have classes of react-ui`]
}

test('the own-look example has a screen for every view of the kit', async () => {
  const table = await readFile(
    new URL('../../../headless-examples/own-look/src/screens.tsx', import.meta.url),
    'utf8',
  )
  expect(
    viewNames.filter((view) => !new RegExp(`^  ${view}: \\w+Screen,$`, 'm').test(table)),
  ).toEqual([])
})

test('the bundle of the own-look example contains no panel, modal or style of react-ui', async () => {
  const root = fileURLToPath(new URL('../../../headless-examples/own-look', import.meta.url))
  const built = await withProductionEnv(() =>
    build({ root, logLevel: 'error', build: { write: false } }),
  )
  if (!('output' in built))
    throw new Error('The build of own-look returned several outputs or none')
  const modules = built.output.flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : [],
  )
  const visualModules =
    /react-ui\/src\/(.*(Panel|Screen)|modal\/(Modal\.|Dialog|view-imports).*|buttons\/.*|components\/.*|.*\.css)\.?\w*$/
  expect(modules.filter((id) => /react-ui\/src\/index\.ts|ModalPage/.test(id))).not.toEqual([])
  expect(
    modules
      .filter((id) => visualModules.test(id.replace(/\?.*/, '')))
      .map((id) => id.replace(/.*react-ui\/src/, ''))
      .sort(),
  ).toEqual([
    '/components/draw-qr.ts',
    '/components/qr-eyes.ts',
    '/components/useClickGuard.ts',
    '/components/wallet-frame.ts',
  ])
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  expect(styles).toHaveLength(1)
  expect(styles[0]).not.toMatch(/lk-|latchkit/)
})

remoteJourney(
  'own-look: axe finds no violation in the views before a connection, and no element has a class of react-ui',
  async (visitor) => {
    const { page } = visitor
    const press = (name: string | RegExp) =>
      dialog(page).getByRole('button', { name }).first().click()
    await visitor.visit('/own-look/')
    expect(await violationsIn(visitor)).toEqual([])
    await page.getByRole('button', { name: 'Dark', pressed: true }).waitFor()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await press('What is a wallet?')
    await viewTitled(page, 'What is a wallet?').waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await press('Get a wallet')
    await viewTitled(page, 'Get a wallet').getByRole('listitem').first().waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await press('Tidepool')
    await viewTitled(page, 'Get Tidepool').getByRole('link').first().waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    for (const title of ['Get a wallet', 'What is a wallet?', 'Connect wallet']) {
      await press('Back')
      await viewTitled(page, title).waitFor()
    }
    await press('All wallets')
    await viewTitled(page, 'All wallets').getByRole('button', { name: 'Pocket' }).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await page.keyboard.type('zzzz')
    await dialog(page).getByRole('heading', { name: 'No wallet matches “zzzz”' }).waitFor()
    await dialog(page).getByRole('searchbox').fill('pocket')
    await dialog(page).getByRole('button', { name: 'Pocket' }).first().click()
    await qrCode(page).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    // Pages without https have no clipboard API.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await press('Copy link')
    const link = dialog(page).getByRole('textbox', { name: 'Copy link' })
    await link.waitFor()
    expect(
      await link.evaluate((node: HTMLInputElement) =>
        node.value.slice(node.selectionStart ?? 0, node.selectionEnd ?? 0),
      ),
    ).toMatch(/^wc:/)
    expect(await violationsIn(visitor)).toEqual([])
    await press('Back')
    await viewTitled(page, 'All wallets').waitFor()
    await press('Back')
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await window.close()
    await dialog(page)
      .getByRole('heading', { name: 'You declined the request in Foxglove' })
      .waitFor()
    expect(await violationsIn(visitor)).toEqual([])
  },
)

journey(
  'own-look: the keyboard opens the drawer, moves through its views and closes it, which restores the focus',
  async (visitor) => {
    const { page } = visitor
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const tabTo = async (name: RegExp) => {
      for (let tabs = 0; tabs < 30; tabs += 1) {
        await page.keyboard.press('Tab')
        if (name.test(await focused())) return
      }
      throw new Error(`30 presses of Tab do not lead to ${name}`)
    }
    await visitor.visit('/own-look/?approve=auto')
    await connectButton(page).focus()
    await page.keyboard.press('Enter')
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
    await expect.poll(focused).toBe('Connect wallet')
    await tabTo(/^What is a wallet\?$/)
    await page.keyboard.press('Enter')
    await viewTitled(page, 'What is a wallet?').waitFor()
    await expect.poll(focused).toBe('What is a wallet?')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await viewTitled(page, 'Connect wallet').waitFor()
    await expect.poll(focused).toBe('What is a wallet?')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Connect wallet')
    await page.keyboard.press('Enter')
    await tabTo(/^Foxglove/)
    await page.keyboard.press('Enter')
    await expectState(page, 'Status', 'connected')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(focused).toMatch(/^0xf3/)
  },
)

journey(
  'own-look: consent, namespaces, wallets, accounts and requests of an in-page wallet work',
  async (visitor) => {
    const { page } = visitor
    const row = (name: string) => dialog(page).getByRole('button', { name }).first()
    await visitor.visit('/own-look/?chains=eip155,solana&approve=auto&own=nest&legal=checkbox')
    await openModal(visitor)
    await row('Foxglove').waitFor()
    expect(await row('Foxglove').getAttribute('aria-disabled')).toBe('true')
    await dialog(page).getByRole('checkbox').check()
    expect(await violationsIn(visitor)).toEqual([])
    await row('Foxglove').click()
    await viewTitled(page, 'Choose network').getByRole('button', { name: 'Solana' }).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await row('Solana').click()
    await expectState(page, 'Network', 'Local Solana')
    await dialog(page).waitFor({ state: 'hidden' })

    await page.locator('header').getByRole('button', { name: 'Local Solana' }).click()
    await viewTitled(page, 'Choose network')
      .getByRole('button', { name: 'Localhost One' })
      .waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await row('Localhost One').click()
    await viewTitled(page, 'Switch network').getByRole('heading').nth(1).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await row('Other wallets').click()
    await dialog(page).getByRole('checkbox').check()
    await row('Nest').click()
    await expectState(page, 'Wallet', 'Nest')
    await dialog(page).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await viewTitled(page, 'Signature request')
      .getByRole('heading', { name: 'Sign this message?' })
      .waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await waitForClickGuard(page)
    await row('Sign').click()
    await page.getByText(/^Signed: 0x/).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await connectButton(page).click()
    await viewTitled(page, 'Account')
      .getByRole('button', { name: /wallets/ })
      .click()
    await viewTitled(page, 'Connected wallets')
      .getByRole('button', { name: 'Disconnect all' })
      .waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await row('Disconnect all').click()
    await expectState(page, 'Status', 'disconnected')
  },
)

journey(
  'own-look: an account can be selected, and the unsupported view stays open when the browser closes its dialog',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/own-look/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    const [first = '', second = ''] = await addressesOf(page, 'foxglove')
    await expectState(page, 'Address', first)
    await dialog(page).waitFor({ state: 'hidden' })
    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
    await viewTitled(page, 'Switch account').getByRole('listitem').nth(1).waitFor()
    expect(await violationsIn(visitor)).toEqual([])
    await viewTitled(page, 'Switch account')
      .getByRole('listitem')
      .nth(1)
      .getByRole('button')
      .click()
    await expectState(page, 'Address', second)
    await page.reload()
    await lineWith(page, 'Address', second).waitFor()

    // Some browsers close a dialog when the back button is pressed twice.
    const closeDialog = () => page.evaluate(() => document.querySelector('dialog')?.close())
    await callWalletControl(page, 'foxglove', 'changeChain', 1)
    await viewTitled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).waitFor()
    await closeDialog()
    await viewTitled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await closeDialog()
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)
