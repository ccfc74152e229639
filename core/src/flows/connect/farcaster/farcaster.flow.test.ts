import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { connectFarcaster } from './farcaster.flow.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const state = (connectorId: string | null) =>
  ({
    config: {
      embeddedWallet: { networks: [caipNetworkId], blockedSocials: [] },
      remoteFeatures: { email: true, socials: false },
      nextFeatures: { email: false, socials: ['farcaster'] },
      projectAnswer: 'checked',
    },
    accounts: { solana: { connectorId } },
    network: {
      networks: [{ caipNetworkId, chainNamespace: 'eip155' }],
      active: { caipNetworkId },
    },
    modal: { namespace: null },
  }) as unknown as KitState

test('the input of Farcaster has no network while another namespace is connected through a login', () => {
  const network = { namespace: 'eip155', caipNetworkId, isActive: true }
  const offer = { login: 'on', answer: 'known' }
  expect(connectFarcaster.input(state('fox'), null)).toEqual({ network, offer })
  expect(connectFarcaster.input(state('ID_AUTH'), null)).toEqual({ network: null, offer })
})
