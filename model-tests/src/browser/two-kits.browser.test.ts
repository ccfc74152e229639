import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { dialog } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { readCode } from './harness/qr.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** The left kit uses eip155 and the project `market`, the right kit solana and `tickets`. */
type Id = 'left' | 'right'
const side = (page: Page, id: Id) => page.locator(`[data-kit=${id}]`)

/** Waits until the side of a kit shows this value for the label. */
const expectKitState = (page: Page, id: Id, label: string, value: string | RegExp) =>
  side(page, id)
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .filter({ hasText: value })
    .waitFor()

async function pick(page: Page, id: Id, wallet: string): Promise<void> {
  await side(page, id).getByRole('button', { name: 'Connect wallet' }).click()
  await dialog(page).getByRole('button', { name: wallet }).click()
}
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Project ids of the requests to the sandbox's services, by namespace. */
function projects({
  requests,
  sockets,
  demo,
}: Visitor): Record<'eip155' | 'solana' | 'all', readonly (string | null)[]> {
  const foreignRequests = [...requests, ...sockets]
    .filter((url) => !url.startsWith(demo.url))
    .map((url) => new URL(url))
  const withProjectId = foreignRequests.filter(({ searchParams }) => searchParams.has('projectId'))
  const urlsOf = (namespace: string) =>
    withProjectId.filter(({ href }) => decodeURIComponent(href).includes(`${namespace}:`))
  const distinct = (urls: readonly URL[]) =>
    [...new Set(urls.map(({ searchParams }) => searchParams.get('projectId')))].sort()
  return {
    eip155: distinct(urlsOf('eip155')),
    solana: distinct(urlsOf('solana')),
    all: distinct(withProjectId),
  }
}

journey(
  'two kits on one page have separate projects, chains, connections, modals and storage',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/two-kits/?chains=eip155,solana&approve=auto')
    for (const [id, network] of [
      ['left', 'Localhost One'],
      ['right', 'Local Solana'],
    ] as const) {
      await pick(page, id, 'Foxglove')
      await expectKitState(page, id, 'Network', network)
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await expectKitState(page, 'left', 'Balance', '10000 ETH')
    await expectKitState(page, 'right', 'Balance', '100 SOL')
    expect(await axeViolations(page)).toEqual([])

    for (const [id, symbol] of [
      ['left', 'ETH'],
      ['right', 'SOL'],
    ] as const) {
      await side(page, id)
        .getByRole('button', { name: new RegExp(`${symbol}$`) })
        .click()
      await dialog(page).getByText(symbol).first().waitFor({ state: 'attached' })
      expect(await dialog(page).count()).toBe(1)
      await close(page)
      await side(page, id).getByRole('button', { name: 'Show a toast' }).click()
      await page.getByText(`Toast from the ${id} kit`).first().waitFor()
      expect(await dialog(page).count()).toBe(0)
    }

    await side(page, 'left').getByRole('button', { name: 'Localhost One' }).click()
    await dialog(page).getByRole('button', { name: 'Localhost Two' }).click()
    await expectKitState(page, 'left', 'Network', 'Localhost Two')
    await page.reload()
    await expectKitState(page, 'left', 'Network', 'Localhost Two')
    await expectKitState(page, 'right', 'Network', 'Local Solana')
    await side(page, 'left').getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectKitState(page, 'left', 'Status', /^disconnected$/)
    await expectKitState(page, 'right', 'Status', /^connected$/)

    const storedKeys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('@latchkit/')),
    )
    expect(storedKeys.filter((key) => !/^@latchkit\/(left|right)\//.test(key))).toEqual([])
    expect(
      storedKeys.filter((key) => /^@latchkit\/(left\/solana|right\/eip155)/.test(key)),
    ).toEqual([])
    expect(projects(visitor)).toEqual({
      eip155: ['market'],
      solana: ['tickets'],
      all: ['market', 'tickets'],
    })
  },
)

remoteJourney(
  'two kits on one page have separate remote sessions, which survive a reload and end independently',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/two-kits/?chains=eip155,solana')
    const connect = async (id: Id, phone: Awaited<ReturnType<RemoteVisitor['phone']>>) => {
      await pick(page, id, 'WalletConnect')
      await phone.pair(await readCode(page))
      await expectKitState(page, id, 'Status', /^connected$/)
      await dialog(page).waitFor({ state: 'hidden' })
    }
    const phones = { left: await visitor.phone('approve'), right: await visitor.phone('approve') }
    await connect('left', phones.left)
    await connect('right', phones.right)
    const sessions = () =>
      [phones.left, phones.right].map((phone) => phone.state.get().sessions.length)
    expect(sessions()).toEqual([1, 1])
    await page.reload()
    await expectKitState(page, 'left', 'Status', /^connected$/)
    await expectKitState(page, 'right', 'Status', /^connected$/)
    await side(page, 'left').getByRole('button', { name: 'Disconnect from the page' }).click()
    await expect.poll(sessions).toEqual([0, 1])
    await expectKitState(page, 'left', 'Status', /^disconnected$/)
    await expectKitState(page, 'right', 'Status', /^connected$/)
    const sockets = visitor.sockets.filter((url) => url.includes('projectId='))
    expect(new Set(sockets.map((url) => new URL(url).searchParams.get('projectId')))).toEqual(
      new Set(['market', 'tickets']),
    )
  },
)
