import { expect, test } from 'vitest'
import { walletList } from '../domain/wallet/wallet-list.ts'
import type { SwitchAccountView } from '../flows/index.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import type { Kit } from './api/kit.ts'
import { createKit } from './create-kit.ts'
import {
  chain,
  address as eoa,
  firstNetwork,
  settle,
  otherAddress as smart,
} from './kit.fixture.ts'
import { createLoginKit } from './logins.fixture.ts'

const accounts = [
  { address: eoa, type: 'eoa' },
  { address: smart, type: 'smartAccount' },
]

/** A kit with a login whose frame has two accounts; the smart account is active. */
async function logIn(answers: Parameters<typeof createLoginKit>[1] = {}) {
  let preferred: unknown = 'smartAccount'
  const env = createLoginKit(
    {},
    {
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1337] }),
      GET_USER({ payload }) {
        preferred = payload?.preferredAccountType ?? preferred
        return {
          email: 'ada@mail.example',
          address: preferred === 'eoa' ? eoa : smart,
          chainId: payload?.chainId,
          accounts,
          preferredAccountType: preferred,
        }
      },
      SET_PREFERRED_ACCOUNT({ payload }) {
        preferred = payload?.type
        return { type: preferred, address: preferred === 'eoa' ? eoa : smart }
      },
      ...answers,
    },
  )
  await env.submitEmail()
  await env.enterCode()
  await env.elapse(1_000)
  return env
}
/** The active address of the kit, and that of the user that the frame stated last. */
const addressesOf = (kit: Kit) => [
  kit.account.get().address,
  kit.state.getSnapshot().embedded.user?.address,
]
const preferredOf = ({ state }: Kit) => state.getSnapshot().accounts.eip155?.preferredAccountType

test('account.select makes the other account of a login active in the frame, the kit and storage', async () => {
  const { kit, platform, requests } = await logIn()
  expect(addressesOf(kit)).toEqual([smart, smart])
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push(data))
  kit.account.select('eip155', eoa)
  await settle()
  expect(requests.filter((name) => name === 'SET_PREFERRED_ACCOUNT')).toHaveLength(1)
  expect(addressesOf(kit)).toEqual([eoa, eoa])
  const stored = (key: string) => platform.storage?.get(`@latchkit/default/${key}`)
  expect(stored('preferred_account_types')).toBe('{"eip155":"eoa"}')
  expect(stored('connections')).toContain(`[{"address":"${eoa}"}`)
  expect(preferredOf(kit)).toBe('eoa')
  expect(events).toMatchObject([
    {
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: 'eoa', network: firstNetwork },
    },
  ])
  kit.account.select('eip155', eoa)
  await settle()
  expect(requests.filter((name) => name === 'SET_PREFERRED_ACCOUNT')).toHaveLength(1)
  kit.stop()
})

test('the SwitchAddress view makes the other account of a login active in the frame', async () => {
  const { kit, requests, view } = await logIn()
  await kit.open({ view: 'Account' })
  kit.modal.push('SwitchAddress')
  await settle()
  const shown = Object(view()) as SwitchAccountView
  const choice = shown.step === 'choosing' && shown.choices.find(({ type }) => type === 'eoa')
  if (shown.step !== 'choosing' || !choice) throw new Error('There is no choice.')
  shown.pick(choice)
  await settle()
  expect(requests).toContain('SET_PREFERRED_ACCOUNT')
  expect(addressesOf(kit)).toEqual([eoa, eoa])
  kit.stop()
})

test('account.select keeps the account of a login and shows a toast if the frame does not switch', async () => {
  const { kit } = await logIn({
    SET_PREFERRED_ACCOUNT() {
      throw new Error('not now')
    },
  })
  kit.account.select('eip155', eoa)
  await settle()
  expect(addressesOf(kit)).toEqual([smart, smart])
  expect([kit.state.getSnapshot().toast, preferredOf(kit)]).toMatchObject([
    { open: true, variant: 'error', code: 'kit/unknown' },
    'smartAccount',
  ])
  kit.stop()
})

test('the preferred account type after a login is that of the user of the frame', async () => {
  const { kit } = await logIn({
    GET_USER: ({ payload }) => ({
      address: eoa,
      chainId: payload?.chainId,
      accounts,
      preferredAccountType: 'eoa',
    }),
  })
  expect(preferredOf(kit)).toBe('eoa')
  kit.stop()
})

test('wallet.get returns the embedded wallet with the login of its user, and no list offers it', async () => {
  const { kit } = await logIn()
  const wallet = { id: 'ID_AUTH', type: 'AUTH', name: 'Auth', icon: null, rdns: null }
  expect(kit.wallet.get()).toMatchObject({
    ...wallet,
    identifier: 'ada@mail.example',
    social: 'email',
  })
  expect(kit.wallet.get()).toBe(kit.wallet.get('eip155'))
  const rows = walletList(kit.state.getSnapshot()).flatMap(({ wallets }) => wallets)
  expect(rows.map(({ id }) => id)).toEqual(['fox'])
  await kit.disconnect()
  const { connections } = kit.state.getSnapshot()
  expect(kit.wallet.get()).toBeNull()
  expect(connections.recent).toEqual([])
  expect(JSON.stringify(connections.connectors)).not.toContain('ada@mail.example')
  kit.stop()
})

test.each([
  ['to which no login has returned does not load the engine', 'https://page.example/', 0],
  ['to which a login returns loads it', 'https://page.example/?result_uri=x', 1],
])('a page with a stored social login %s', async (_, url, loads) => {
  const platform = createMemoryPlatform({
    facts: { url },
    stored: { '@latchkit/default/social_provider': 'google' },
  })
  const adapter = createScriptedAdapter()
  const kit = createKit({ adapters: [adapter], networks: [chain(1337)], platform })
  kit.start()
  await settle()
  expect(adapter.listenerCount()).toBe(loads)
})
