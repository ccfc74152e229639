import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UpdateEmailView } from '../../../core/src/flows/update-email/update-email.types.ts'
import { type Networks, startNetworks } from './embedded.fixture.ts'
import { openKit } from './embedded-kit.fixture.ts'
import { realClock } from './page.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'code', approve: 'auto', codeLifetime: 60_000 })
})
afterAll(() => networks.stop())

test('a kit sends another code for a change of the address when the first one has expired [EM11]', async () => {
  let ahead = 0
  const clock = { ...realClock, now: () => realClock.now() + ahead }
  const { kit, logIn } = openKit(networks, undefined, { clock })
  await logIn('ada')
  await kit.open({ view: 'Account' })
  kit.modal.push('UpdateEmailWallet')
  const viewName = () => kit.state.getSnapshot().router.entry.view
  const view = () => {
    const flow = Object.values(kit.modal.flows.getSnapshot()).find(({ id }) => id === 'updateEmail')
    return (flow?.view() ?? null) as UpdateEmailView | null
  }
  const enterLastCode = (address: string) => {
    const shown = view()
    if (shown !== null && 'enterCode' in shown) shown.enterCode?.(networks.visitor.code(address))
  }
  await expect.poll(() => view()?.step).toBe('entering')
  networks.embedded.set({ codeLifetime: 0 })
  const entering = view()
  if (entering?.step === 'entering') entering.submit('lovelace@example.com')
  await expect.poll(() => view()?.step).toBe('enteringPrimaryCode')
  expect(viewName()).toBe('UpdateEmailPrimaryOtp')
  enterLastCode('ada@example.com')
  await expect.poll(view).toMatchObject({ problem: 'email/code-expired' })

  networks.embedded.set({ codeLifetime: 60_000 })
  const sent = networks.embedded.mails('ada@example.com').length
  // Another e-mail can be requested after 30 s.
  ahead = 30_000
  const expired = view()
  if (expired?.step === 'enteringPrimaryCode') expired.resend?.()
  await expect.poll(() => networks.embedded.mails('ada@example.com').length).toBe(sent + 1)
  await expect.poll(view).toMatchObject({ step: 'enteringPrimaryCode', problem: null })
  expect(viewName()).toBe('UpdateEmailPrimaryOtp')
  enterLastCode('ada@example.com')
  await expect.poll(() => view()?.step).toBe('enteringSecondaryCode')
  expect(viewName()).toBe('UpdateEmailSecondaryOtp')
  enterLastCode('lovelace@example.com')
  await expect.poll(view).toMatchObject({ step: 'updated', email: 'lovelace@example.com' })
})
