import { afterAll, assert, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Networks, openPage, startNetworks } from './embedded.fixture.ts'
import { createVisitor, type FrameVisitor } from './visitor.ts'

let networks: Networks
let visitor: FrameVisitor
beforeAll(async () => {
  networks = await startNetworks()
  visitor = createVisitor(networks.embedded)
})
beforeEach(() => {
  networks.embedded.set({ email: 'automatic', approve: 'auto', codeLifetime: 60_000 })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const open = (store?: Map<string, string>) =>
  openPage(networks.embedded, store === undefined ? {} : { store })

test('the frame logs in with the code of an e-mail and keeps its key when it loads again', async () => {
  const page = await open()
  assert.deepEqual(await page.request('IS_CONNECTED'), { isConnected: false })
  assert.deepEqual(await page.request('CONNECT_EMAIL', { email: 'Ada@example.com' }), {
    action: 'VERIFY_OTP',
  })
  await page.request('CONNECT_OTP', { otp: visitor.code('ada@example.com') })
  const user = await page.request('GET_USER', { chainId: 31337 })
  expect(user).toMatchObject({
    email: 'ada@example.com',
    chainId: 31337,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: false,
    accounts: [{ type: 'eoa' }, { type: 'smartAccount' }],
  })
  const again = await open(page.store)
  assert.deepEqual(await again.request('IS_CONNECTED'), { isConnected: true })
  assert.deepEqual(await again.request('GET_USER'), user)
})

test('the frame refuses a wrong code, and the right one after five wrong ones', async () => {
  const page = await open()
  await page.request('CONNECT_EMAIL', { email: 'wrong@example.com' })
  const code = visitor.code('wrong@example.com')
  const wrong = code === '000000' ? '000001' : '000000'
  for (const otp of [wrong, wrong, wrong, wrong, wrong])
    await expect(page.request('CONNECT_OTP', { otp })).rejects.toThrow('The code is not right.')
  await expect(page.request('CONNECT_OTP', { otp: code })).rejects.toThrow('too many attempts')
})

test('the frame refuses a code that has expired, and one that was used [EM11]', async () => {
  const page = await open()
  networks.embedded.set({ codeLifetime: 0 })
  await page.request('CONNECT_EMAIL', { email: 'once@example.com' })
  const late = { otp: visitor.code('once@example.com') }
  await expect(page.request('CONNECT_OTP', late)).rejects.toThrow('The code has expired.')
  networks.embedded.set({ codeLifetime: 60_000 })
  await page.request('CONNECT_EMAIL', { email: 'once@example.com' })
  const right = { otp: visitor.code('once@example.com') }
  await page.request('CONNECT_OTP', right)
  await expect(page.request('CONNECT_OTP', right)).rejects.toThrow('no login in progress')
})

test('the frame waits for the link in an e-mail on a device that the address does not know', async () => {
  const first = await open()
  await first.request('CONNECT_EMAIL', { email: 'two@example.com' })
  await first.request('CONNECT_OTP', { otp: visitor.code('two@example.com') })
  const second = await open()
  assert.deepEqual(await second.request('CONNECT_EMAIL', { email: 'two@example.com' }), {
    action: 'VERIFY_DEVICE',
  })
  const confirmed = second.request('CONNECT_DEVICE')
  await visitor.confirmDevice('two@example.com')
  await confirmed
  await second.request('CONNECT_OTP', { otp: visitor.code('two@example.com') })
  expect(await second.request('GET_USER')).toMatchObject({ email: 'two@example.com' })
})

test('the frame logs in without a code if the service asks for none', async () => {
  networks.embedded.set({ email: 'none' })
  const page = await open()
  assert.deepEqual(await page.request('CONNECT_EMAIL', { email: 'none@example.com' }), {
    action: 'CONNECT',
  })
  assert.deepEqual(await page.request('IS_CONNECTED'), { isConnected: true })
})

test.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'])(
  'the frame logs in with the consent page of %s, whose result counts once',
  async (provider) => {
    const page = await open()
    const { uri } = Object(await page.request('GET_SOCIAL_REDIRECT_URI', { provider }))
    const result = await visitor.decide(uri, { decision: 'approve', userName: 'grace' })
    const user = await page.request('CONNECT_SOCIAL', { uri: result, chainId: 31337 })
    expect(user).toMatchObject({ userName: 'grace', email: 'ada@example.com', chainId: 31337 })
    await expect(page.request('CONNECT_SOCIAL', { uri: result })).rejects.toThrow('not valid')
  },
)

test('a denied consent fails the login', async () => {
  const page = await open()
  const { uri } = Object(await page.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }))
  const result = await visitor.decide(uri, { decision: 'deny' })
  await expect(page.request('CONNECT_SOCIAL', { uri: result })).rejects.toThrow('access was denied')
})

test('the consent page returns to the page that the state names, as in Telegram', async () => {
  const page = await open()
  const { uri } = Object(await page.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }))
  const back = new URL(uri)
  const site = 'https://page.example/path?a=1'
  back.searchParams.set('state', `${back.searchParams.get('state')}--${encodeURIComponent(site)}`)
  const location = new URL(await visitor.decide(back.href, { decision: 'approve' }))
  assert.equal(location.origin + location.pathname, 'https://page.example/path')
  const result = location.searchParams.get('result_uri')
  expect(await page.request('CONNECT_SOCIAL', { uri: result })).toMatchObject({ userName: 'ada' })
})

test('the frame logs in with Farcaster when the visitor approves the link', async () => {
  const page = await open()
  const { url } = Object(await page.request('GET_FARCASTER_URI'))
  const connected = page.request('CONNECT_FARCASTER')
  await visitor.approveFarcaster(url, 'linus')
  assert.deepEqual(await connected, { userName: 'linus' })
  await expect(visitor.approveFarcaster(url, 'eve')).rejects.toThrow('403')
  expect(await page.request('GET_USER')).toMatchObject({ email: null })
})

test('a login of Farcaster counts once [EM11]', async () => {
  const { url } = networks.embedded
  const ask = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    return Object(await (await fetch(`${url}/api/${path}`, init)).json())
  }
  const { url: link, channel } = await ask('farcaster', {})
  await visitor.approveFarcaster(link, 'once')
  expect(await ask('farcaster-result', { channel })).toMatchObject({
    login: { user: { userName: 'once' } },
  })
  expect(await ask('farcaster-result', { channel })).toEqual({
    error: 'This login was used already.',
  })
})

test('the frame changes the e-mail address with a code to the old and one to the new address', async () => {
  networks.embedded.set({ email: 'code' })
  const page = await open()
  await page.request('CONNECT_EMAIL', { email: 'old@example.com' })
  await page.request('CONNECT_OTP', { otp: visitor.code('old@example.com') })
  const before = Object(await page.request('GET_USER'))
  assert.deepEqual(await page.request('UPDATE_EMAIL', { email: 'new@example.com' }), {
    action: 'VERIFY_PRIMARY_OTP',
  })
  await page.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: visitor.code('old@example.com') })
  const changed = await page.request('UPDATE_EMAIL_SECONDARY_OTP', {
    otp: visitor.code('new@example.com'),
  })
  assert.deepEqual(changed, { newEmail: 'new@example.com' })
  const after = await page.request('GET_USER')
  assert.deepEqual(after, { ...before, email: 'new@example.com' })
})

test('sign-out ends the session and keeps the key', async () => {
  networks.embedded.set({ email: 'none' })
  const page = await open()
  await page.request('CONNECT_EMAIL', { email: 'out@example.com' })
  const user = await page.request('GET_USER')
  await page.request('SIGN_OUT')
  assert.deepEqual(await page.request('IS_CONNECTED'), { isConnected: false })
  await expect(page.request('GET_USER')).rejects.toThrow('Nobody is logged in.')
  await page.request('CONNECT_EMAIL', { email: 'out@example.com' })
  assert.deepEqual(await page.request('GET_USER'), user)
})

test('the service answers no other origin', async () => {
  const { url } = networks.embedded
  for (const path of ['/api/email', '/farcaster?channel=x']) {
    const headers = { origin: 'https://evil.example' }
    const response = await fetch(url + path, { method: 'POST', headers, body: '{}' })
    assert.equal(response.status, 403)
    assert.isNull(response.headers.get('access-control-allow-origin'))
  }
})
