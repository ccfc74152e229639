import type { SignInView } from '@latchkit/core/flows'
import { toCaipAddress } from '@latchkit/core/utils'
import { vi } from 'vitest'
import { address } from './environment.ts'
import { meadow } from './send.ts'

export type SignInStep<Step extends SignInView['step']> = Extract<SignInView, { step: Step }>

/** The message that the test views sign. */
export const message = `page.example wants you to sign in with your Ethereum account:
${address}

I accept the terms.

URI: https://page.example
Version: 1
Chain ID: 1337
Nonce: k3ZpQ8xW2vN7bT5yL
Issued At: 2026-01-01T00:00:00.000Z`

/** The data that the steps before `signedIn` share. */
export const signInFields = {
  site: { name: 'Shop', origin: 'https://page.example', icon: null },
  wallet: { name: 'Foxglove', icon: null },
  required: true,
  account: {
    namespace: 'eip155',
    address,
    caipNetworkId: meadow.caipNetworkId,
    caipAddress: toCaipAddress(`${meadow.caipNetworkId}:${address}`),
    connectorId: 'fox',
  },
} satisfies Partial<SignInStep<'reviewing'>>

const data: SignInStep<'reviewing'>['data'] = {
  accountAddress: address,
  chainId: meadow.caipNetworkId,
  domain: 'page.example',
  uri: 'https://page.example',
  version: '1',
  nonce: 'k3ZpQ8xW2vN7bT5yL',
  statement: 'I accept the terms.',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

/** The data of the steps that have a message. */
export const messageFields: typeof signInFields &
  Pick<SignInStep<'reviewing'>, 'data' | 'message'> = { ...signInFields, data, message }

/** The review of a message, with spies as commands. */
export const reviewingSignIn = (
  change: Partial<SignInStep<'reviewing'>> = {},
): SignInStep<'reviewing'> => ({
  ...messageFields,
  step: 'reviewing',
  sign: vi.fn(),
  cancel: vi.fn(),
  ...change,
})
