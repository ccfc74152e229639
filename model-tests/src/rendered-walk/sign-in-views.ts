import type { KitOptions } from '@latchkit/core'
import type { SignInView } from '@latchkit/core/flows'
import { toCaipAddress } from '@latchkit/core/utils'
import { alice, fox, mainnet } from '../samples.ts'
import { button, dialog, expectValue, expectVisible, heading } from './locators.ts'
import { connectFox } from './rendered-kit.tsx'
import { cancel, type View } from './view-steps.ts'

type SignInStep<Step extends SignInView['step']> = Extract<SignInView, { step: Step }>

const fields = {
  site: { name: 'Orchard', origin: location.origin, icon: null },
  wallet: { name: fox.name, icon: null },
  required: true,
  account: {
    namespace: 'eip155',
    address: alice,
    caipNetworkId: mainnet.caipNetworkId,
    caipAddress: toCaipAddress(`${mainnet.caipNetworkId}:${alice}`),
    connectorId: fox.id,
  },
} satisfies Partial<SignInStep<'preparing'>>

const data: SignInStep<'reviewing'>['data'] = {
  accountAddress: alice,
  chainId: mainnet.caipNetworkId,
  domain: location.host,
  uri: location.origin,
  version: '1',
  nonce: 'k3ZpQ8xW2vN7bT5yL',
  issuedAt: '2026-01-01T00:00:00.000Z',
}
const longData = {
  ...data,
  statement: 'I accept the terms of service and the privacy policy of Orchard.',
  resources: [
    'https://orchard.example/terms',
    `urn:recap:${'eyJhdHQiOnsiaHR0cHM6Ly9vcmNoYXJkLmV4YW1wbGUiOnt9fX0'.repeat(3)}`,
  ],
  expirationTime: '2026-01-08T00:00:00.000Z',
}
const message = `${location.host} wants you to sign in with your Ethereum account:
${alice}

URI: ${location.origin}
Version: 1
Chain ID: 1
Nonce: k3ZpQ8xW2vN7bT5yL
Issued At: 2026-01-01T00:00:00.000Z`

const reviewing: SignInStep<'reviewing'> = {
  ...fields,
  ...{ step: 'reviewing', data, message, sign: cancel, cancel },
}
const messageFields = { ...fields, data, message, cancel }
const failed: SignInStep<'failed'> = {
  ...fields,
  ...{ step: 'failed', problem: 'siwx/unreachable', details: {}, cause: null, signed: true },
  ...{ retry: cancel, cancel },
}

/** A view of the sign-in flow at one step, without a signature. */
const signInView = (view: SignInView, waitUntilReady: () => Promise<unknown>): View => ({
  options: { frozen: { flow: 'signIn', view } },
  async go(rendered) {
    await connectFox(rendered)
    await rendered.kit.open()
    await expectVisible(dialog())
    rendered.kit.modal.push('SIWXSignMessage')
    await waitUntilReady()
  },
})
const titled = (view: SignInView, title: string) =>
  signInView(view, () => expectVisible(heading(title)))

type Extension = Exclude<NonNullable<KitOptions['siwx']>, { create: unknown }>

/** An extension of the page in memory. `signedIn`: Alice has a session. */
function createExtension(signedIn: boolean): Extension {
  const session = { data: { ...data, issuedAt: undefined }, message, signature: '0x' }
  return {
    createMessage: async (input) => ({ ...data, ...input, toString: () => message }),
    addSession: async () => {},
    setSessions: async () => {},
    getSessions: async () => (signedIn ? [session] : []),
    revokeSession: async () => {},
    getRequired: () => false,
  }
}

/** The account of a visitor who is signed in, or has cancelled an optional sign-in. */
const accountView = (signedIn: boolean): View => ({
  options: { kit: { siwx: createExtension(signedIn) } },
  async go(rendered) {
    await connectFox(rendered)
    const { kit, clock } = rendered
    await expectValue(() => kit.session.get().status, signedIn ? 'signedIn' : 'signedOut')
    kit.close()
    clock.advance(1_000)
    await expectValue(() => kit.state.getSnapshot().router.entry.view, 'Connect')
    await kit.open({ view: 'Account' })
    await expectVisible(button(signedIn ? /^Sign out/ : /^Sign in/))
  },
})

/** Screens of the sign-in flow, and of the account with it, by name. */
export const signInViews: Readonly<Record<string, View>> = {
  'Account, signed in': accountView(true),
  'Account, not signed in': accountView(false),
  SIWXSignMessage: titled(reviewing, 'Sign in to Orchard'),
  'SIWXSignMessage, with all fields and the message': signInView(
    {
      ...reviewing,
      data: longData,
      message: `${message}\nResources:\n- ${longData.resources.join('\n- ')}`,
      site: { ...fields.site, name: 'An Orchard With Quite a Long Name' },
    },
    async () => {
      await button('Show message').click()
      await expectVisible(dialog().getByRole('region', { name: 'Message to sign' }))
    },
  ),
  'SIWXSignMessage, preparing': signInView({ ...fields, step: 'preparing', cancel }, () =>
    expectVisible(button('Disconnect')),
  ),
  'SIWXSignMessage, signing': titled(
    { ...messageFields, step: 'signing', unresponsive: false },
    'Approve in Fox',
  ),
  'SIWXSignMessage, wallet unresponsive': titled(
    { ...messageFields, step: 'signing', unresponsive: true },
    "Fox didn't answer",
  ),
  'SIWXSignMessage, storing': titled({ ...messageFields, step: 'storing' }, 'Signing you in'),
  'SIWXSignMessage, declined': titled(
    { ...messageFields, step: 'declined', problem: 'siwx/declined', retry: cancel },
    'Signature declined',
  ),
  'SIWXSignMessage, server unreachable': titled(failed, "Couldn't sign you in"),
  'SIWXSignMessage, clock wrong': titled(
    { ...failed, problem: 'siwx/clock-wrong', signed: false, required: false },
    "Couldn't sign you in",
  ),
  'SIWXSignMessage, unavailable': titled(
    { step: 'unavailable', problem: 'siwx/not-enabled', cancel },
    'Signing in is unavailable',
  ),
}
