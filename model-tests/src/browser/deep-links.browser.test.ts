import { expect } from 'vitest'
import { stopClock } from './harness/clock.ts'
import { connectButton, dialog, expectState, setVisibility, viewTitled } from './harness/demo.ts'
import { emulatedPhone, injectAppGlobal, withoutUserActivation } from './harness/emulated-phones.ts'
import { nextLink, openedLinks, pairingIn, watchLinks } from './harness/links.ts'
import { nextRequest } from './harness/phone.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const iPhone = { context: emulatedPhone('iPhone 15') }
const android = { context: emulatedPhone('Pixel 7') }
const pairing = /^wc:[0-9a-f]{64}@2\?expiryTimestamp=\d+&relay-protocol=irn&symKey=[0-9a-f]{64}$/
const withoutExtensions = '/?silent=foxglove,harbor,lumen,ember'

/** Opens the modal and returns the row of Pocket. */
async function openPocketRow({ page, visit }: RemoteVisitor) {
  await visit(withoutExtensions)
  await connectButton(page).tap()
  const row = viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Pocket' })
  await row.waitFor()
  return row
}

remoteJourney(
  'a tap on an iPhone opens the wallet, and a request opens it again until it disconnects',
  async (visitor) => {
    const { page, context } = visitor
    await watchLinks(context)
    const row = await openPocketRow(visitor)
    await expect
      .poll(() => visitor.relay.published().filter(({ tag }) => tag === 1100).length)
      .toBe(1)
    await row.and(page.locator(':not(:has(.lk-ring-button))')).tap()
    const link = await nextLink(page, 1)
    expect(link).toMatchObject({
      target: '_self',
      features: 'noopener,noreferrer',
      during: 'click',
    })
    expect(link.url).toMatch(/^pocket:\/\/wc\?uri=wc%3A/)
    expect(pairingIn(link.url)).toMatch(pairing)
    await viewTitled(page, 'Pocket').getByRole('heading', { name: 'Waiting for Pocket' }).waitFor()

    const phone = await visitor.phone('approve')
    await phone.pair(pairingIn(link.url))
    await expectState(page, 'Status', 'connected')
    phone.setMode('ask')
    const choice = () => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    await expect
      .poll(async () => JSON.parse((await choice()) ?? 'null'))
      .toEqual({ href: 'pocket://', name: 'Pocket' })
    await page.getByRole('button', { name: 'Sign', exact: true }).tap()
    const request = await nextRequest(phone, 'personal_sign')
    expect((await nextLink(page, 2)).url).toMatch(
      /^pocket:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/,
    )
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()

    await page.getByRole('button', { name: 'Disconnect from the page' }).tap()
    await expectState(page, 'Status', 'disconnected')
    await expect.poll(choice).toBeNull()
    await connectButton(page).tap()
    await viewTitled(page, 'Connect wallet')
      .getByRole('list', { name: 'Recent' })
      .getByRole('button', { name: 'Pocket' })
      .waitFor()
  },
  iPhone,
)

remoteJourney(
  'the modal shows alternatives if the wallet does not open within 2.5 s, and waits if it opens',
  async (visitor) => {
    const { page, context } = visitor
    await page.clock.install()
    await watchLinks(context)
    await (await openPocketRow(visitor)).tap()
    const link = await nextLink(page, 1)
    await stopClock(visitor)
    await dialog(page).getByRole('heading', { name: "Pocket didn't open" }).waitFor()
    const alternatives = dialog(page).getByRole('list', { name: 'Other options' })
    await expect
      .poll(() => alternatives.getByRole('listitem').allTextContents())
      .toEqual(['Show QR code', 'Web app', 'Get Pocket'])
    await dialog(page).getByRole('button', { name: 'Copy link' }).waitFor()
    await dialog(page).getByRole('link', { name: 'Open again' }).tap()
    expect(await nextLink(page, 2)).toEqual({ ...link, during: 'click' })

    await setVisibility(page, 'hidden')
    await page.clock.fastForward(10_000)
    await dialog(page).getByRole('heading', { name: 'Waiting for Pocket' }).waitFor()
  },
  android,
)

remoteJourney(
  'the modal shows a link to tap if the browser blocks window.open [C8]',
  async (visitor) => {
    const { page, context } = visitor
    await watchLinks(context)
    await injectAppGlobal(context, 'TelegramWebviewProxy')
    await withoutUserActivation(context)
    await (await openPocketRow(visitor)).tap()
    await dialog(page).getByRole('heading', { name: 'Open Pocket to continue' }).waitFor()
    const { url } = await nextLink(page, 1)
    const link = dialog(page).getByRole('link', { name: 'Open Pocket' })
    expect(
      await link.evaluate(({ attributes }) =>
        Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      ),
    ).toMatchObject({
      href: url,
      target: '_blank',
      rel: 'noopener noreferrer',
      referrerpolicy: 'no-referrer',
    })
    expect(await openedLinks(page)).toHaveLength(1)
  },
  iPhone,
)
