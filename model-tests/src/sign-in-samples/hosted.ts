import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'
import { hostedSessions } from '@latchkit/core/siwx'

export const sessions = hostedSessions()
export const createShop = (projectId: string) =>
  createKit({ projectId, adapters: [eip155()], networks: [mainnet], siwx: sessions })

sessions.on('sessionChanged', async (session) => {
  if (session !== undefined) await sessions.setSessionAccountMetadata({ theme: 'dark' })
})
