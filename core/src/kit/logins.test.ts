import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { disconnectInOtherTab, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import { createLoginKit, servedSolana } from './logins.fixture.ts'
import { createTestExtension } from './session.fixture.ts'

test('a login by e-mail connects the account, and its provider is there at once', async () => {
  const { kit, submitEmail, enterCode, view } = createLoginKit()
  await submitEmail()
  expect(view().step).toBe('enteringCode')
  const providers: unknown[] = []
  kit.state.subscribe(() => {
    if (kit.account.get().status === 'connected') providers.push(kit.wallet.provider('eip155'))
  })
  await enterCode()
  expect(kit.account.get()).toMatchObject({ status: 'connected', address: otherAddress })
  expect(providers.length).toBeGreaterThan(0)
  expect(providers).not.toContain(null)
  kit.stop()
})

test('a login shows its success before SIWXSignMessage, for which the session store waits', async () => {
  const { kit, submitEmail, enterCode, view, modal, elapse } = createLoginKit({
    siwx: createTestExtension().extension,
  })
  await submitEmail()
  await enterCode()
  expect([kit.session.get().status, view().step, modal()]).toEqual([
    'signedOut',
    'connected',
    ['open', 'EmailVerifyOtp'],
  ])
  await elapse(timeouts.successShown)
  expect(modal()).toEqual(['open', 'SIWXSignMessage'])
  kit.stop()
})

test('a wallet that disconnects does not close the view of the code', async () => {
  const { kit, adapter, connectFox, submitEmail, enterCode, modal } = createLoginKit()
  await connectFox()
  await submitEmail()
  adapter.emit({ type: 'disconnected' })
  await settle()
  expect(modal()).toEqual(['open', 'EmailVerifyOtp'])
  await enterCode()
  expect(kit.account.get()).toMatchObject({ status: 'connected', address: otherAddress })
  kit.stop()
})

test('a wallet that another tab disconnects does not close the view of the code', async () => {
  const { kit, platform, connectFox, submitEmail, modal } = createLoginKit()
  await connectFox()
  await submitEmail()
  disconnectInOtherTab(platform)
  platform.controls.emitStorageChange(null)
  await settle()
  expect(modal()).toEqual(['open', 'EmailVerifyOtp'])
  kit.stop()
})

test('EmailLogin is unavailable while another namespace is connected through a login', async () => {
  const { kit, submitEmail, enterCode, view, requests, elapse } = createLoginKit()
  await submitEmail()
  await enterCode()
  await elapse(1_000)
  expect(kit.account.get()).toMatchObject({ status: 'connected', caipNetworkId: firstNetwork })
  const before = requests.length
  await kit.open({ view: 'EmailLogin', namespace: 'solana' })
  await settle()
  view().submit?.('eve@mail.example')
  await settle()
  expect(view()).toMatchObject({ step: 'entering', problem: 'embedded/unavailable' })
  expect(requests.length).toBe(before)
  kit.stop()
})

test('logins are offered only in a namespace with a configured network that the frame serves', async () => {
  const methods = async (networks: string[]) => {
    const { kit, view } = createLoginKit({ embeddedWallet: { networks } })
    await kit.open({ view: 'Connect', namespace: 'solana' })
    await settle()
    const offered = view().methods
    kit.stop()
    return offered
  }
  expect(await methods([firstNetwork, servedSolana])).toContain('email')
  expect(await methods([firstNetwork, 'solana:other'])).toEqual(['wallet'])
})
