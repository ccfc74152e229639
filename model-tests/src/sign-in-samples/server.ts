import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { solana } from '@latchkit/core/adapters/solana'
import { mainnet, solana as solanaMainnet } from '@latchkit/core/networks'
import { serverSessions } from '@latchkit/core/siwx'

export const createShop = () =>
  createKit({
    adapters: [eip155(), solana()],
    networks: [mainnet, solanaMainnet],
    siwx: serverSessions({ url: '/api/sign-in', statement: 'Sign in to the shop.' }),
  })
