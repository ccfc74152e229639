import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'

export const createShop = () =>
  createKit({
    projectId: 'your-project',
    adapters: [eip155()],
    networks: [mainnet],
    features: { history: false },
    remoteFeatures: 'narrow', // the project can turn features off, never on
    restrictedRegions: { features: ['onramp', 'swaps'] },
  })
