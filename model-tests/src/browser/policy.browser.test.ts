import { expect } from 'vitest'
import {
  clickInWallet,
  connect,
  connectButton,
  dialog,
  expectState,
  openModal,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { sharedSandbox } from './harness/shared-sandbox.ts'
import { userInterfaces } from './harness/user-interfaces.ts'
import type { Visitor } from './harness/visitor.ts'

/** Files of the build requested since `from`, without their hashes. */
const filesOf = ({ requests, demo }: Visitor, from = 0): string[] =>
  requests
    .slice(from)
    .flatMap((url) =>
      url.startsWith(`${demo.url}/assets/`)
        ? [url.replace(/.*\/assets\/(.+)-[\w-]{8}\.\w+$/, '$1')]
        : [],
    )
const chainRequests = ({ requests }: Visitor) =>
  requests.filter((url) => sharedSandbox().chains.some(({ rpc }) => url.startsWith(rpc)))

/** Files of the modal that load before a visitor needs them. */
const firstView = ['core-first-view', 'react-ui-first-view']
/** Files of its other views. */
const laterViews = ['react-ui-connecting', 'react-ui-account', 'react-ui-guide']
const chain = ['core-chain-adapter']
/** The given names that `files` contains. */
const namesIn = (files: readonly string[], names: readonly string[]) =>
  names.filter((name) => files.includes(name))

for (const { ui, path } of userInterfaces) {
  journey(
    `${ui}: a visit from the first load to disconnect does not violate a strict content security policy [P2]`,
    async (visitor) => {
      const { page, demo } = visitor
      const answer = await page.goto(`${demo.url}${path}?chains=eip155&login=off`)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(
        /^default-src 'self'; img-src 'self' data:( http:\S+){2}; style-src 'self' 'nonce-[^']+'; connect-src 'self'( (http|ws):\S+){10}; frame-src http:\S+; require-trusted-types-for 'script'; report-uri/,
      )
      await openModal(visitor)
      // The styles of the modal arrive with its code.
      if (ui === 'modal')
        expect(await dialog(page).evaluate((frame) => getComputedStyle(frame).position)).toBe(
          'fixed',
        )
      await dialog(page).getByRole('button', { name: 'What is a wallet?' }).first().click()
      await viewTitled(page, 'What is a wallet?')
        .getByRole('button', { name: 'Get a wallet' })
        .click()
      await viewTitled(page, 'Get a wallet')
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click()
      await dialog(page).getByRole('link').first().waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await connect(visitor)
      await connectButton(page).click()
      await viewTitled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
      await viewTitled(page, 'Switch account').getByRole('button', { name: 'Back' }).click()
      await viewTitled(page, 'Account').getByRole('button', { name: 'Localhost One' }).click()
      await viewTitled(page, 'Choose network').getByRole('searchbox').fill('two')
      await clickInWallet(
        await walletWindow(visitor, () =>
          dialog(page).getByRole('button', { name: 'Localhost Two' }).click(),
        ),
        'Switch',
      )
      await expectState(page, 'Network', 'Localhost Two')
      await page.reload()
      await expectState(page, 'Status', 'connected')
      await connectButton(page).click()
      await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
      await expectState(page, 'Status', 'disconnected')
      expect(demo.reports).toEqual([])
    },
  )
}

journey(
  'the page loads the modal when it is idle and a chain when its wallet is picked, and sends chain requests only after a wallet connects',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await visitor.waitForIdle()
    await expect
      .poll(() => namesIn(filesOf(visitor), [...firstView, ...laterViews, ...chain]))
      .toEqual(firstView)
    const { relay, directory } = sharedSandbox()
    const isService = (url: string) => [relay, directory].some((each) => url.startsWith(each))
    expect([...visitor.requests, ...visitor.sockets].filter(isService)).toEqual([])

    const requestsWhenIdle = visitor.requests.length
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    await visitor.waitForIdle()
    expect(namesIn(filesOf(visitor, requestsWhenIdle), chain)).toEqual([])
    expect(chainRequests(visitor)).toEqual([])

    const requestsAfterOpen = visitor.requests.length
    const window = await walletWindow(visitor, () =>
      dialog(page).getByRole('button', { name: 'Foxglove' }).click(),
    )
    expect(namesIn(filesOf(visitor, requestsAfterOpen), chain)).toEqual(chain)
    expect(chainRequests(visitor)).toEqual([])
    await clickInWallet(window, 'Connect')
    await expectState(page, 'Balance', '10000 ETH')
    expect(chainRequests(visitor).length).toBeGreaterThan(0)
  },
)

journey(
  'the page with a stored connection loads the chain library but not the modal',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/?preload=none')
    await connect(visitor)
    await page.mouse.move(5, 5)
    await visitor.waitForIdle()
    const requestsBeforeReload = visitor.requests.length
    await page.reload()
    await expectState(page, 'Balance', '10000 ETH')
    await visitor.waitForIdle()
    const files = filesOf(visitor, requestsBeforeReload)
    expect(namesIn(files, chain)).toEqual(chain)
    expect(namesIn(files, ['react-ui-first-view', ...laterViews])).toEqual([])
  },
)

journey(
  'the page loads viem when a wallet is picked or a stored connection is restored, not before',
  async (visitor) => {
    const { page } = visitor
    const hasViem = () => filesOf(visitor).includes('viem')
    const button = page.locator('main').getByRole('button')
    await visitor.visit()
    await button.hover()
    await visitor.waitForIdle()
    await button.click()
    await dialog(page).getByRole('button', { name: 'Plain' }).waitFor()
    await visitor.waitForIdle()
    expect([filesOf(visitor).includes('core-first-view'), hasViem()]).toEqual([true, false])
    await dialog(page).getByRole('button', { name: 'Plain' }).click()
    await button.getByText('10,000 ETH').waitFor()
    expect(hasViem()).toBe(true)

    await page.mouse.move(600, 600)
    await visitor.waitForIdle()
    const before = visitor.requests.length
    await page.reload()
    await button.getByText('10,000 ETH').waitFor()
    expect(filesOf(visitor, before)).toContain('viem')
  },
  { plain: true },
)
