import { renderSVG } from 'uqr'
import { isHex, stringToHex, verifyMessage } from 'viem'
import { expect, onTestFinished } from 'vitest'
import { journey } from './harness/journey.ts'
import { openRemotePage } from './harness/remote-page.ts'

const [first, second] = [
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
] as const
const startRemotePage = async () => {
  const page = await openRemotePage()
  onTestFinished(page.close)
  return page
}

journey(
  'the phone page opens a link, shows the requesting page, signs, and keeps its session after a reload',
  async ({ page, visit }) => {
    const remotePage = await startRemotePage()
    await visit('/phone.html')
    const { uri, session } = await remotePage.startPairing()
    await page.getByLabel('Link of a page').fill(uri)
    await page.getByRole('button', { name: 'Connect' }).click()
    const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
    await proposal.getByText('https://far.example.com').waitFor()
    await proposal.getByLabel('Localhost Two').uncheck()
    await proposal.getByRole('button', { name: 'Connect' }).click()
    expect((await session)?.namespaces.eip155?.accounts).toEqual([`eip155:31337:${first}`])

    await page.reload()
    await page.getByRole('article', { name: 'Remote page' }).waitFor()
    const signing = remotePage.provider.request({
      method: 'personal_sign',
      params: [stringToHex('hello'), first],
    })
    const request = page.getByRole('dialog', { name: 'Sign a message' })
    await request.getByText('hello').waitFor()
    await request.getByRole('button', { name: 'Sign' }).click()
    const signature = await signing
    expect(
      isHex(signature) && (await verifyMessage({ address: first, message: 'hello', signature })),
    ).toBe(true)

    const changed = remotePage.nextEvent('accountsChanged')
    await page.getByRole('combobox', { name: 'Account' }).selectOption('Account 2')
    expect(await changed).toEqual([second, first])
    const chainChanged = remotePage.nextEvent('chainChanged')
    await page.getByLabel('Network').selectOption('Localhost Two')
    expect(await chainChanged).toBe('31338')
    const updated = remotePage.nextEvent('session_update')
    await page.getByRole('button', { name: 'Remove Localhost One' }).click()
    await updated
    await page.getByRole('button', { name: 'Ping' }).click()
    await page.getByText('The page answered.').waitFor()
    const ended = remotePage.nextEvent('disconnect')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await ended
    await page.getByText('None yet.').waitFor()
  },
)

journey(
  'the phone page shows the message that a page asks to sign, and signs it while it connects',
  async ({ page, visit }) => {
    const remotePage = await startRemotePage()
    await visit('/phone.html')
    const { uri, session } = await remotePage.startPairing({}, 'Prove that it is you.')
    await page.getByLabel('Link of a page').fill(uri)
    await page.getByRole('button', { name: 'Connect' }).click()
    const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
    const message = proposal.getByRole('region', { name: 'What will be signed' })
    await message.getByText('Prove that it is you.').waitFor()
    await message.getByText('2 messages, one per account and network').waitFor()
    await proposal.getByLabel('Localhost Two').uncheck()
    await proposal.getByRole('button', { name: 'Connect and sign in' }).click()
    const { authentication = [] } = (await session) ?? {}
    expect(authentication.map(({ p }) => p.iss)).toEqual([`did:pkh:eip155:31337:${first}`])

    const other = await (await startRemotePage()).startPairing({}, 'Prove that it is you.')
    await visit(`/phone.html?approve=auto&sign-in=unsupported#${encodeURIComponent(other.uri)}`)
    expect((await other.session)?.authentication).toBeUndefined()
  },
)

journey(
  'a universal link opens the phone page, which approves automatically with approve=auto',
  async ({ page, visit }) => {
    const remotePage = await startRemotePage()
    const { uri, session } = await remotePage.startPairing()
    await visit(`/phone/wc?approve=auto&uri=${encodeURIComponent(uri)}`)
    expect((await session)?.namespaces.eip155?.accounts).toContain(`eip155:31338:${second}`)
    expect(new URL(page.url()).search).toBe('?approve=auto')
    const transaction = { from: first, to: second, value: '0x1' }
    expect(
      isHex(
        await remotePage.provider.request({ method: 'eth_sendTransaction', params: [transaction] }),
      ),
    ).toBe(true)
    await visit(`/phone/wc?approve=auto&uri=${encodeURIComponent(uri)}`)
    await page.getByText('This link was already used.').waitFor()
  },
)

journey(
  'the phone page reads a QR code from a screenshot and rejects the proposal',
  async ({ context, page, visit }) => {
    const remotePage = await startRemotePage()
    const { uri, session } = await remotePage.startPairing()
    const otherPage = await context.newPage()
    await otherPage.setContent(
      `<h1>A page around it</h1><div style="width: 300px">${renderSVG(uri)}</div>`,
    )
    const picture = (buffer: Buffer) => ({ name: 'screenshot.png', mimeType: 'image/png', buffer })
    await visit('/phone.html')
    await page.getByLabel('Picture of a QR code').setInputFiles(picture(Buffer.from('no picture')))
    await page.getByText('No QR code found.').waitFor()
    await page
      .getByLabel('Picture of a QR code')
      .setInputFiles(picture(await otherPage.screenshot()))
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(session).rejects.toMatchObject({ code: 5000 })
  },
)

journey(
  'the phone page in flight mode delays messages until flight mode is switched off',
  async ({ page, visit }) => {
    const remotePage = await startRemotePage()
    const { uri, session } = await remotePage.startPairing()
    await visit(`/phone.html?approve=auto#${encodeURIComponent(uri)}`)
    await session
    await page.getByRole('switch', { name: 'Flight mode' }).click()
    await page.getByRole('button', { name: 'Ping' }).click()
    await page.getByText('The phone is in flight mode.').waitFor()
    const signing = remotePage.provider.request({
      method: 'personal_sign',
      params: [stringToHex('hello'), first],
    })
    await page.getByRole('switch', { name: 'Flight mode' }).click()
    expect(isHex(await signing)).toBe(true)
  },
)

journey(
  'the phone page is active in the tab that was opened last, until another tab is activated',
  async ({ context, demo, page, visit }) => {
    await visit('/phone.html')
    await page.getByRole('heading', { name: 'Connected pages' }).waitFor()
    const secondTab = await context.newPage()
    await secondTab.goto(`${demo.url}/phone.html`)
    await secondTab.getByRole('heading', { name: 'Connected pages' }).waitFor()
    await page.getByRole('button', { name: 'Use it here' }).click()
    await page.getByRole('heading', { name: 'Connected pages' }).waitFor()
    await secondTab.getByRole('heading', { name: 'The phone is in another tab' }).waitFor()
  },
)
