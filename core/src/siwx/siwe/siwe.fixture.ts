import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { checkExtension } from '../check-extension.ts'
import { createSIWEConfig, formatMessage } from '../siwe-config.ts'
import { siweSessions } from '../siwe-sessions.ts'
import { createTab, evm, origin, sign } from '../testing/host.fixture.ts'
import type { SIWEMethods, SIWEOptions, SIWESession } from './siwe.types.ts'

export const input = { chainId: evm.chainId, accountAddress: evm.address }

/** A page with a server in memory. `change` replaces options and methods. */
export function setup(
  change: Partial<SIWEMethods & SIWEOptions> = {},
  active: CaipNetworkId = evm.chainId,
) {
  const calls: string[] = []
  let session: SIWESession | null = null
  const config = createSIWEConfig({
    async getNonce(address) {
      calls.push(`nonce ${address}`)
      return 'server0001'
    },
    getMessageParams: async () => ({
      domain: 'app.example.com',
      uri: origin,
      chains: [1],
      statement: 'Sign in to the shop.',
    }),
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    async verifyMessage({ message }) {
      calls.push('verify')
      session = { address: evm.address, chainId: Number(/Chain ID: (\d+)/.exec(message)?.[1]) }
      return true
    },
    async getSession() {
      calls.push('session')
      return session
    },
    async signOut() {
      calls.push('signOut')
      session = null
      return true
    },
    onSignIn: (signedIn) => void calls.push(`in ${signedIn?.address}:${signedIn?.chainId}`),
    onSignOut: () => void calls.push('out'),
    ...change,
  })
  const { host, platform, storage } = createTab({ activeNetwork: active })
  const siwx = siweSessions(config).create(host)
  return {
    ...siwx,
    calls,
    platform,
    storage,
    /** As the kit uses it. */
    checked: checkExtension(siwx, host),
    setSession: (given: SIWESession | null) => {
      session = given
    },
    signIn: async () => siwx.addSession(await sign(evm, await siwx.createMessage(input))),
    sessions: () => siwx.getSessions(evm.chainId, evm.address),
  }
}
