import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { emailInput, farcasterInput, socialInput } from './login.input.ts'

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
const network = { namespace: 'eip155', caipNetworkId, isActive: true }
const offer = { login: 'on', answer: 'awaited' }
const resultUri = 'https://frame.example/?r=1'

test('emailInput removes spaces around the address, which the frame refuses', () => {
  expect(emailInput(state(), { email: ' spaced@example.com\n' })).toEqual({
    provider: null,
    network,
    offer,
    way: 'email',
    resultUri: null,
    email: 'spaced@example.com',
  })
})

test('emailInput has no address without data, and if there are only spaces', () => {
  expect([emailInput(state(), null).email, emailInput(state(), { email: ' ' }).email]).toEqual([
    '',
    '',
  ])
})

test('socialInput waits for the popup of the click, on the network of the login', () => {
  expect(socialInput(state(), { provider: 'google' })).toEqual({
    provider: 'google',
    network,
    offer,
    way: 'popup',
    resultUri: null,
    email: '',
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

test('farcasterInput has the app as its way, and the offer of Farcaster', () =>
  expect(farcasterInput(state(), null)).toMatchObject({
    provider: 'farcaster',
    network,
    offer: { login: 'off', answer: 'awaited' },
    way: 'app',
  }))

test('a login has no network while another namespace is connected through a login', () => {
  const networksWith = (connectorId: string) => [
    emailInput(state(false, connectorId), null).network,
    socialInput(state(false, connectorId), { provider: 'google' }).network,
    farcasterInput(state(false, connectorId), null).network,
  ]
  expect(networksWith('ID_AUTH')).toEqual([null, null, null])
  expect(networksWith('fox')).toEqual([network, network, network])
})

test('a login has the offer of its provider', () => {
  expect(emailInput(state(), null).offer).toEqual(offer)
  expect(socialInput(state(), { provider: 'x' }).offer).toEqual({ login: 'off', answer: 'awaited' })
})
