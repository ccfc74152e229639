import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { viewNames } from '@latchkit/core/utils'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { axeFaults } from './harness/axe.ts'
import {
  addressesOf,
  connectButton,
  dialog,
  factThat,
  knows,
  openModal,
  pick,
  pull,
  titled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { inProduction } from './harness/production.ts'
import { code } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** What the page wears of ours, and what axe finds in it, in the light and in the dark. */
async function looksAt({ page }: Pick<Visitor, 'page'>): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await axeFaults(page)))
  }
  const ours = await page.locator('[class*="lk-"], .latchkit').count()
  return ours === 0 ? found : [...found, `${ours} elements wear our look`]
}

test('every page of the kit has a line in its table', async () => {
  const table = await readFile(
    new URL('../../../headless-examples/own-look/src/screens.tsx', import.meta.url),
    'utf8',
  )
  expect(
    viewNames.filter((view) => !new RegExp(`^  ${view}: \\w+Screen,$`, 'm').test(table)),
  ).toEqual([])
})

test('nothing of our look is in its bundle: no panel, no modal, no style, not even to be fetched later', async () => {
  const root = fileURLToPath(new URL('../../../headless-examples/own-look', import.meta.url))
  const built = await inProduction(() =>
    build({ root, logLevel: 'error', build: { write: false } }),
  )
  if (!('output' in built)) throw new Error('It is built once.')
  const modules = built.output.flatMap((one) =>
    one.type === 'chunk' ? Object.keys(one.modules) : [],
  )
  const drawing =
    /react-ui\/src\/(.*(Panel|Screen)|modal\/(Modal\.|Dialog|panels).*|buttons\/.*|parts\/.*|.*\.css)\.?\w*$/
  expect(modules.filter((id) => /react-ui\/src\/index\.ts|ModalPage/.test(id))).not.toEqual([])
  expect(
    modules
      .filter((id) => drawing.test(id.replace(/\?.*/, '')))
      .map((id) => id.replace(/.*react-ui\/src/, '')),
  ).toEqual(['/components/draw-qr.ts'])
  const styles = built.output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  expect(styles).toHaveLength(1)
  expect(styles[0]).not.toMatch(/lk-|latchkit/)
})

remoteJourney(
  'axe finds nothing on any page of it on the way to a wallet, light or dark, and nothing there is ours',
  async (visitor) => {
    const { page } = visitor
    const press = (name: string | RegExp) =>
      dialog(page).getByRole('button', { name }).first().click()
    await visitor.visit('/own-look/')
    expect(await looksAt(visitor)).toEqual([])
    await page.getByRole('button', { name: 'Dark', pressed: true }).waitFor()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await press('What is a wallet?')
    await titled(page, 'What is a wallet?').waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await press('Get a wallet')
    await titled(page, 'Get a wallet').getByRole('listitem').first().waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await press('Tidepool')
    await titled(page, 'Get Tidepool').getByRole('link').first().waitFor()
    expect(await looksAt(visitor)).toEqual([])
    for (const title of ['Get a wallet', 'What is a wallet?', 'Connect wallet']) {
      await press('Back')
      await titled(page, title).waitFor()
    }
    await press('All wallets')
    await titled(page, 'All wallets').getByRole('button', { name: 'Pocket' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await page.keyboard.type('zzzz')
    await dialog(page).getByRole('heading', { name: 'No wallet matches “zzzz”' }).waitFor()
    await dialog(page).getByRole('searchbox').fill('pocket')
    await dialog(page).getByRole('button', { name: 'Pocket' }).first().click()
    await code(page).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    // outside of https the page has no clipboard at all
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await press('Copy link')
    const link = dialog(page).getByRole('textbox', { name: 'Copy link' })
    await link.waitFor()
    expect(
      await link.evaluate((node: HTMLInputElement) =>
        node.value.slice(node.selectionStart ?? 0, node.selectionEnd ?? 0),
      ),
    ).toMatch(/^wc:/)
    expect(await looksAt(visitor)).toEqual([])
    await press('Back')
    await titled(page, 'All wallets').waitFor()
    await press('Back')
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await window.close()
    await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
  },
)

journey(
  'by keyboard alone: in, from page to page, out, and back to where it began',
  async (visitor) => {
    const { page } = visitor
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const tabTo = async (name: RegExp) => {
      for (let tabs = 0; tabs < 30; tabs += 1) {
        await page.keyboard.press('Tab')
        if (name.test(await focused())) return
      }
      throw new Error(`The Tab key does not lead to ${name}.`)
    }
    await visitor.visit('/own-look/?approve=auto')
    await connectButton(page).focus()
    await page.keyboard.press('Enter')
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
    await expect.poll(focused).toBe('Connect wallet')
    await tabTo(/^What is a wallet\?$/)
    await page.keyboard.press('Enter')
    await titled(page, 'What is a wallet?').waitFor()
    await expect.poll(focused).toBe('What is a wallet?')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await titled(page, 'Connect wallet').waitFor()
    await expect.poll(focused).toBe('What is a wallet?')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Connect wallet')
    await page.keyboard.press('Enter')
    await tabTo(/^Foxglove/)
    await page.keyboard.press('Enter')
    await knows(page, 'Status', 'connected')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(focused).toMatch(/^0xf3/)
  },
)

journey(
  'the rest of its pages: consent, families of chains, wallets and accounts, and what a wallet in the page asks',
  async (visitor) => {
    const { page } = visitor
    const row = (name: string) => dialog(page).getByRole('button', { name }).first()
    await visitor.visit('/own-look/?chains=eip155,solana&approve=auto&own=nest&legal=checkbox')
    await openModal(visitor)
    await row('Foxglove').waitFor()
    expect(await row('Foxglove').getAttribute('aria-disabled')).toBe('true')
    await dialog(page).getByRole('checkbox').check()
    expect(await looksAt(visitor)).toEqual([])
    await row('Foxglove').click()
    await titled(page, 'Choose blockchain').getByRole('button', { name: 'Solana' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await row('Solana').click()
    await knows(page, 'Network', 'Local Solana')
    await dialog(page).waitFor({ state: 'hidden' })

    await page.locator('header').getByRole('button', { name: 'Local Solana' }).click()
    await titled(page, 'Choose network').getByRole('button', { name: 'Localhost One' }).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await row('Localhost One').click()
    await titled(page, 'Switch blockchain').getByRole('heading').nth(1).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await row('Connect wallet').click()
    await dialog(page).getByRole('checkbox').check()
    await row('Nest').click()
    await knows(page, 'Wallet', 'Nest')
    await dialog(page).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await titled(page, 'Approve transaction')
      .getByRole('heading', { name: 'Sign this message?' })
      .waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await row('Approve').click()
    await page.getByText(/^Signed: 0x/).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await connectButton(page).click()
    await titled(page, 'Account')
      .getByRole('button', { name: /wallets/ })
      .click()
    await titled(page, 'Connected wallets')
      .getByRole('button', { name: 'Disconnect all' })
      .waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await row('Disconnect all').click()
    await knows(page, 'Status', 'disconnected')
  },
)

journey(
  'another account of the wallet is chosen; a page that asks for an answer stays, however often the browser takes its frame away',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/own-look/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    const [first = '', second = ''] = await addressesOf(page, 'foxglove')
    await knows(page, 'Address', first)
    await dialog(page).waitFor({ state: 'hidden' })
    await connectButton(page).click()
    await titled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
    await titled(page, 'Switch account').getByRole('listitem').nth(1).waitFor()
    expect(await looksAt(visitor)).toEqual([])
    await titled(page, 'Switch account').getByRole('listitem').nth(1).getByRole('button').click()
    await knows(page, 'Address', second)
    await page.reload()
    await factThat(page, 'Address', second).waitFor()

    // as a browser does where the way back is pressed twice
    const insist = () => page.evaluate(() => document.querySelector('dialog')?.close())
    await pull(page, 'foxglove', 'changeChain', 1)
    await titled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).waitFor()
    await insist()
    await titled(page, 'Switch network').getByRole('button', { name: 'Disconnect' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await insist()
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)
