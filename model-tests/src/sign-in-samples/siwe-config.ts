import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'
import {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
} from '@latchkit/core/siwx'

const call = async (path: string, body?: object) => {
  const response = await fetch(`/siwe/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`${path} failed with ${response.status}`)
  return response.json()
}

const siweConfig = createSIWEConfig({
  getNonce: async () => (await call('nonce')).nonce,
  getMessageParams: async () => ({
    domain: location.host,
    uri: location.origin,
    statement: 'Sign in to the shop.',
  }),
  createMessage: ({ address, ...args }) => formatMessage(args, address),
  async verifyMessage({ message, signature }) {
    const address = getAddressFromMessage(message)
    const chainId = getChainIdFromMessage(message)
    return (await call('verify', { message, signature, address, chainId })).ok === true
  },
  getSession: () => call('session'),
  signOut: async () => (await call('sign-out', {})).ok === true,
  signOutOnNetworkChange: false,
})

export const createShop = () => createKit({ adapters: [eip155()], networks: [mainnet], siweConfig })
