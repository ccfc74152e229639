import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'
import { localSessions } from '@latchkit/core/siwx'

export const createForum = () =>
  createKit({
    adapters: [eip155()],
    networks: [mainnet],
    siwx: localSessions({ statement: 'Sign in to the forum.', expiration: 86_400_000 }),
  })
