import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'

export const createShop = () =>
  createKit({
    adapters: [eip155()],
    networks: [mainnet],
    endpoints: {
      telemetry: (body) => fetch('/wallet-events', { method: 'POST', body: JSON.stringify(body) }),
    },
  })
