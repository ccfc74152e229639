import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { emailInput } from './email.input.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const state = (connectorId: string | null = null) =>
  ({
    config: {
      embeddedWallet: { networks: [caipNetworkId], blockedSocials: [] },
      nextFeatures: { email: true, socials: false },
      projectAnswer: 'awaited',
    },
    accounts: { solana: { connectorId } },
    network: {
      networks: [{ caipNetworkId, chainNamespace: 'eip155' }],
      active: { caipNetworkId },
    },
    modal: { namespace: null },
  }) as unknown as KitState

test('emailInput removes spaces around the address, which the frame refuses', () => {
  expect(emailInput(state(), { email: ' spaced@example.com\n' })).toEqual({
    network: { namespace: 'eip155', caipNetworkId, isActive: true },
    offer: { login: 'on', answer: 'awaited' },
    email: 'spaced@example.com',
  })
})

test('emailInput has no address without data, and if there are only spaces', () => {
  expect([emailInput(state(), null).email, emailInput(state(), { email: ' ' }).email]).toEqual([
    '',
    '',
  ])
})

test('emailInput has no network while another namespace is connected through a login', () => {
  expect(emailInput(state('ID_AUTH'), null).network).toBeNull()
  expect(emailInput(state('fox'), null).network).not.toBeNull()
})
