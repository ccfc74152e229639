import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { socialInput } from './social.input.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const state = (telegram = false, connectorId: string | null = null) =>
  ({
    config: {
      embeddedWallet: { networks: [caipNetworkId], blockedSocials: [] },
      device: { telegram },
      nextFeatures: { email: true, socials: ['google'] },
      projectAnswer: 'awaited',
    },
    accounts: { solana: { connectorId } },
    network: {
      networks: [{ caipNetworkId, chainNamespace: 'eip155' }],
      active: { caipNetworkId },
    },
    modal: { namespace: null },
  }) as unknown as KitState
const resultUri = 'https://frame.example/?r=1'

test('socialInput waits for the popup of the click, on the network of the login', () => {
  expect(socialInput(state(), { provider: 'google' })).toEqual({
    provider: 'google',
    network: { namespace: 'eip155', caipNetworkId, isActive: true },
    offer: { login: 'on', answer: 'awaited' },
    way: 'popup',
    resultUri: null,
  })
})

test('socialInput chooses the way of the login', () => {
  const way = (telegram: boolean, data: { resultUri?: string; blocked?: boolean }) =>
    socialInput(state(telegram), { provider: 'google', ...data }).way
  expect(way(false, { blocked: true })).toBe('blocked')
  expect(way(true, {})).toBe('redirect')
  expect(way(true, { resultUri })).toBe('result')
  expect(way(false, { resultUri })).toBe('result')
})

test('socialInput keeps the result that a redirect returned', () =>
  expect(socialInput(state(true), { provider: 'x', resultUri }).resultUri).toBe(resultUri))

test('socialInput has no network while another namespace is connected through a login', () => {
  const networkWith = (connectorId: string) =>
    socialInput(state(false, connectorId), { provider: 'google' }).network
  expect(networkWith('ID_AUTH')).toBeNull()
  expect(networkWith('fox')).not.toBeNull()
})

test('socialInput has the offer of the provider', () =>
  expect(socialInput(state(), { provider: 'x' }).offer).toEqual({
    login: 'off',
    answer: 'awaited',
  }))
